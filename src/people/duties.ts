/** What is decided about a person's standing or name: said by one, agreed to by another, never about oneself. SSC 7.02, 8.01 */
export const PEOPLE_DUTIES = {
  excludePerson: { when: 'always' },
  readmitPerson: { when: 'always' },
  changePerson: { when: 'always' },
} as const;
export type PeopleDuty = keyof typeof PEOPLE_DUTIES;
