/** The rules a person accepts, and the version in force of each. SSC 3, SSC 8.07. Those of Big21: big21/terms.ts */
export const RULES_IN_FORCE = { ssc: '2024-09-27' } as const;

/** Nobody registers without accepting these. SSC 3 */
export const RULES_TO_REGISTER: Readonly<Record<string, string>> = { ssc: RULES_IN_FORCE.ssc };

/** Whether this version of these rules holds: nothing else can be accepted. */
export const isInForce = (rules: string, version: string): boolean =>
  Object.entries(RULES_IN_FORCE).some(([name, held]) => name === rules && held === version);
