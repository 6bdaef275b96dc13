/**
 * A tab's name for itself, 32 random hexadecimal digits: its requests carry it in `x-device`, its push connection in
 * the address. Whoever asked for a change is answered and need not be told of it again. It gives no rights.
 */
export const deviceOf = (said: unknown): string | undefined =>
  typeof said === 'string' && /^[0-9a-f]{32}$/.test(said) ? said : undefined;
