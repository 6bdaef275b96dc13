/** '2024-10-04' at noon: for writing a day. */
export const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
