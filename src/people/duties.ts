/** What is decided about a person's standing: proposed by one, approved by another, never about oneself. SSC 8.01 */
export const PEOPLE_DUTIES = {
  excludePerson: { when: 'always' },
  readmitPerson: { when: 'always' },
} as const;
export type PeopleDuty = keyof typeof PEOPLE_DUTIES;
