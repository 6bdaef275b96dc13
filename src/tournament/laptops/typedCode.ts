/**
 * The code of a sign for somebody who types it instead of scanning: 'T14-K7MQ-2PX9'. Figures and letters that look
 * alike are one and the same, dashes and blanks are nothing.
 */
export const TYPED_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const TYPED_LENGTH = 8;

export interface TypedCode {
  readonly kind: 't' | 'p' | 's' | 'v' | 'i' | 'f';
  readonly number: number;
  readonly proof: string;
}

const SHAPE = new RegExp(`^([tpsvif])(\\d{1,5})([${TYPED_LETTERS}]{${TYPED_LENGTH}})$`);

/** Undefined for what cannot be a code. */
export function readTyped(text: string): TypedCode | undefined {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const plain = letters.slice(0, 1).replace(/[1l]/, 'i') + letters.slice(1).replace(/o/g, '0').replace(/[il]/g, '1');
  const [, kind, digits, proof] = SHAPE.exec(plain) ?? [];
  if (kind === undefined || digits === undefined || proof === undefined) return undefined;
  return { kind: kind as TypedCode['kind'], number: Number(digits), proof };
}

export const showTyped = ({ kind, number, proof }: TypedCode): string =>
  `${kind}${number}-${proof.slice(0, 4)}-${proof.slice(4)}`.toUpperCase();
