/** The rules a person accepts, and the version in force of each. SSC 3, SSC 8.07, B21 5, B21 24 */
export const RULES_IN_FORCE = { ssc: '2024-09-27', big21: '2024-10-23' } as const;

/** Nobody registers without accepting these. SSC 3 */
export const RULES_TO_REGISTER: Readonly<Record<string, string>> = { ssc: RULES_IN_FORCE.ssc };
