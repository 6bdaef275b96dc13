/** What passes between browser and server about people: under each request what it carries, answers and may be refused for. */
export interface PeopleWire {
  'POST /guests': { body: Record<never, never>; answer: { id: string } };
}
