import type { Immutable } from './immutable.ts';

/** Why not: a stable code, and the facts that explain it to the person. */
export interface AnyRefusal {
  readonly code: string;
  readonly article?: string;
}

/**
 * One request: what it carries, what is answered, how it may be refused. Each subject lists its own in `wire.ts`, under
 * keys such as 'POST /matches/:id/commands' (below /api); server and web are both typed from there.
 */
export interface Exchange {
  readonly query?: object;
  readonly body?: unknown;
  readonly answer: unknown;
  readonly refusal?: AnyRefusal;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** '/matches/:id/commands' → 'id'. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathOf<Key> = Key extends `${Method} ${infer Path}` ? Path : never;
export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

export type AnswerOf<Wire, Key extends keyof Wire> = Wire[Key] extends { readonly answer: infer Answer }
  ? Answer
  : never;
export type BodyOf<Wire, Key extends keyof Wire> = Wire[Key] extends { readonly body: infer Body } ? Body : undefined;
export type QueryOf<Wire, Key extends keyof Wire> = Wire[Key] extends { readonly query: infer Query }
  ? Query
  : undefined;
export type RefusalOf<Wire, Key extends keyof Wire> = Wire[Key] extends {
  readonly refusal: infer Refusal extends AnyRefusal;
}
  ? Refusal
  : never;

/** All refusals of a subject's requests. */
export type RefusalsOf<Wire> = { [Key in keyof Wire]: RefusalOf<Wire, Key> }[keyof Wire];

/** An answer that is a file, not JSON: CSV, PDF, a backup. */
export interface FileAnswer {
  readonly file: true;
}

/** A body that is a file, not JSON. */
export interface FileBody {
  readonly file: true;
}

/** The words of a refusal: fixed, or made from its facts. */
export type Wording<Refusal> = string | ((facts: Immutable<Omit<Refusal, 'code'>>) => string);

/** One wording a code: a refusal without words does not compile. */
export type WordingsOf<Refusal extends AnyRefusal> = {
  readonly [Code in Refusal['code']]: Wording<Extract<Refusal, { readonly code: Code }>>;
};
