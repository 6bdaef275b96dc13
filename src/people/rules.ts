/** The rules a person accepts, and the version in force of each. SSC 3, SSC 8.07. Those of Big21: big21/terms.ts */
export const RULES_IN_FORCE = { ssc: '2024-09-27' } as const;

/** Nobody registers without accepting these. SSC 3 */
export const RULES_TO_REGISTER: Readonly<Record<string, string>> = { ssc: RULES_IN_FORCE.ssc };
