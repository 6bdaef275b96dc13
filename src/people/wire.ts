import type { Instant } from '../kit/time.ts';
import type { FileAnswer, FileBody } from '../kit/wire.ts';
import type { ChangeRequest, Tie } from './changeRequest.ts';
import type { HousePage, HousePageText } from './housePage.ts';
import type { StillOpen } from './leaving.ts';
import type { PasswordRefusal } from './password.ts';
import type { Consent, Exclusion, ExclusionReason, Language, Person, PersonId, PersonRefusal } from './person.ts';
import type { Proof } from './proof.ts';
import type { PersonalRecord } from './record.ts';
import type { Field, FieldRefusal } from './registration.ts';
import type { Role } from './role.ts';

/** Who is asking: a guest, somebody who has not shown the second factor yet, or a person. */
export type Who =
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'half'; readonly secondFactor: 'needed' }
  | SignedIn;

export interface SignedIn {
  readonly kind: 'person';
  readonly id: PersonId;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  /** Those that count in this session. */
  readonly roles: readonly Role[];
  /** 'set-up': a role waits for a second factor. */
  readonly secondFactor: 'done' | 'set-up' | 'none';
}

/** What a person sees of the own record and standing. */
export type Profile = PersonalRecord &
  Pick<Person, 'rules' | 'consents' | 'registeredAt'> & {
    readonly held: boolean;
    readonly exclusion: Exclusion | null;
    /** Why a change of one's record is decided by the office. */
    readonly tie: Tie | null;
    readonly request: RequestedChange | null;
    readonly hasPassword: boolean;
    readonly hasSecondFactor: boolean;
  };

/** The fields of a form as they were typed; what is wrong with them the rules say. */
export type Typed<Name extends string> = { readonly [N in Name]?: string };
type Details = Exclude<Field, 'email'>;

export type RegistrationForm = Typed<Field | 'country' | 'password'> & {
  readonly language: Language;
  readonly rules: Readonly<Record<string, string>>;
  readonly consents?: readonly Consent[];
  readonly referral?: string;
  /** The token of an invitation: its letter has shown that the address is right. */
  readonly invitation?: string;
};

/** Everything that is wrong with a form, field by field. */
export interface FormRefusal {
  readonly code: 'registration-incomplete';
  readonly fields: readonly (
    | FieldRefusal
    | ({ readonly field: 'password' } & PasswordRefusal)
    | { readonly field: 'rules'; readonly code: 'rules-not-accepted' }
  )[];
  readonly article: 'SSC 3';
}

export type LinkExpired = { readonly code: 'link-expired' };
export type WrongPassword = { readonly code: 'wrong-credentials' };
export type WrongCode = { readonly code: 'wrong-code' };

/** Who has nothing to show, and signed in by another account some time ago. */
export type SignInAgain = { readonly code: 'sign-in-again' };
export type ProofRefusal = WrongPassword | WrongCode | SignInAgain | { readonly code: 'no-second-factor' };

/** What somebody is asked to decide, or waits for: what stands there now, and what shall. */
export type RequestedChange = ChangeRequest & {
  readonly values: readonly { readonly field: Field; readonly before: string; readonly after: string }[];
};

/** One place where an account is signed in. */
export interface SessionLine {
  readonly id: string;
  readonly createdAt: Instant;
  /** The last sign of life, to the minute. */
  readonly seenAt: Instant;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** Why somebody with a confirmed address does not become a person. */
export type AdmitRefusal =
  | PersonRefusal
  | { readonly code: 'excluded'; readonly article: 'SSC 8.01' } // was excluded, left, and comes back
  | { readonly code: 'other-browser' } // came by another account, and opens the letter where nobody came so
  | LinkExpired;

/** What is asked after a sign-in: a code, the set-up of a second factor, or nothing. */
export type NextFactor = 'needed' | 'set-up' | 'none';

/** Another account that can be used to sign in, and what it told us for the form. */
export type OtherAccount =
  | { readonly on: false }
  | { readonly on: true; readonly name: string; readonly form?: Typed<Field> };

/** One line of the list of people. */
export type PersonLine = PersonalRecord & {
  readonly roles: readonly Role[];
  readonly held: boolean;
  readonly proposed: boolean;
  readonly excluded: boolean;
  readonly registeredAt: Instant;
};

/** Where a person stands, for those who review. */
export type Standing = Pick<Person, 'id' | 'confirmed' | 'roles' | 'registeredAt'> & {
  readonly hold: NonNullable<Person['hold']> | null;
  readonly proposal: NonNullable<Person['proposal']> | null;
  readonly exclusion: Exclusion | null;
  readonly deletedAt: Instant | null;
};

/** A letter of the outbox: kind and state, never the text. */
export interface LetterLine {
  readonly id: string;
  readonly person: PersonId | null;
  readonly kind: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Instant;
  readonly sent_at: Instant | null;
}

type Nothing = Record<never, never>;
type Decided = { body: Nothing; answer: Standing; refusal: PersonRefusal };

/** Which row of a list cannot be read, and what is wrong with it. */
export type BadList = {
  readonly code: 'bad-list';
  readonly row: number;
  readonly why: 'not-a-table' | 'name' | 'born';
};

/** What became of a list of accounts. Rows count as in a spreadsheet, the heading being the first. */
export interface ImportReport {
  readonly rows: number;
  readonly invited: number;
  /** Who had an account or an invitation. */
  readonly known: number;
  /** Rows with an address that stands further up. */
  readonly repeated: number;
  readonly faulty: number;
  /** The first of the faulty rows, each with what is wrong. */
  readonly faults: readonly { readonly row: number; readonly fields: readonly FieldRefusal[] }[];
}

/** What passes between browser and server about people: under each request what it carries, answers and may be refused for. */
export interface PeopleWire {
  'POST /guests': { body: Nothing; answer: { id: string } };

  'GET /people/rules': { answer: Readonly<Record<string, string>> };
  'POST /people': {
    body: RegistrationForm;
    answer: { next: 'signed-in' | 'confirm-email' };
    refusal: FormRefusal | PasswordRefusal | AdmitRefusal;
  };
  'POST /people/confirm': { body: { token: string }; answer: { id: PersonId; held: boolean }; refusal: AdmitRefusal };

  'POST /people/imports': { body: FileBody; answer: ImportReport; refusal: BadList };
  'POST /people/invitation': {
    body: { token: string };
    answer: Typed<Field> & { readonly language: Language };
    refusal: LinkExpired;
  };

  'POST /session': {
    body: { email: string; password: string };
    answer: { secondFactor: NextFactor };
    refusal: WrongPassword;
  };
  'DELETE /session': { answer: undefined };
  'POST /session/second-factor': {
    body: { code: string };
    answer: { roles: readonly Role[] };
    refusal: ProofRefusal;
  };
  'POST /session/link': {
    body: { token: string };
    answer: { secondFactor: 'needed' | 'set-up'; password: 'set' | 'missing' };
    refusal: LinkExpired | PersonRefusal;
  };
  'POST /people/password/forgotten': { body: { email: string }; answer: { next: 'check-mail' } };
  'POST /people/password/reset': {
    body: { token: string; password: string };
    answer: { secondFactor: NextFactor };
    refusal: LinkExpired | PasswordRefusal | PersonRefusal;
  };
  'GET /openid': { answer: OtherAccount };
  'GET /openid/start': { answer: FileAnswer }; // leads to the provider
  'GET /openid/callback': { answer: FileAnswer }; // and back to a screen

  'GET /me': { answer: Who | undefined };
  'GET /me/profile': { answer: Profile };
  'PUT /me/profile': {
    body: Typed<Details>;
    /** `isRequested`: nothing is changed yet, the office decides. */
    answer: { held?: boolean; isRequested?: boolean };
    refusal: FormRefusal | PersonRefusal;
  };
  'DELETE /me/change': { answer: Nothing; refusal: PersonRefusal };
  'PUT /me/language': { body: { language: Language }; answer: Nothing };
  'PUT /me/consents': {
    body: { consent: Consent; given: boolean };
    answer: Pick<Person, 'consents'>;
    refusal: PersonRefusal;
  };
  'POST /me/rules': {
    body: { rules: string; version: string };
    answer: Pick<Person, 'rules'>;
    refusal: PersonRefusal;
  };
  'POST /me/email': {
    body: { email: string; proof?: string };
    answer: { next: 'check-mail' };
    refusal: FormRefusal | ProofRefusal;
  };
  'POST /people/email': {
    body: { token: string };
    answer: { isRequested: boolean };
    refusal: LinkExpired | PersonRefusal;
  };
  'POST /me/second-factor': { body: Nothing; answer: { secret: string; uri: string; asks: Proof } };
  'PUT /me/second-factor': {
    body: { secret: string; code: string; proof?: string };
    answer: { roles: readonly Role[] };
    refusal: ProofRefusal | PersonRefusal;
  };
  'PUT /me/password': {
    body: { password?: string; next: string };
    answer: Nothing;
    refusal: WrongPassword | SignInAgain | PasswordRefusal | PersonRefusal;
  };
  'GET /me/sessions': { answer: { sessions: readonly SessionLine[] } };
  'DELETE /me/sessions/:session': { answer: Nothing };
  'GET /me/export': { answer: FileAnswer };
  'GET /me/leaving': { answer: { open: readonly StillOpen[] } };
  'POST /me/deletion': {
    body: { password?: string; sure: true };
    answer: Nothing;
    refusal: WrongPassword | PersonRefusal;
  };

  'GET /people': {
    query: { search?: string; only?: 'held' | 'proposed' | 'requested' | 'excluded' | 'staff'; after?: string };
    answer: { people: readonly PersonLine[]; next: string | null };
  };
  'GET /people/:id': {
    answer: Standing & {
      readonly record: PersonalRecord | null;
      readonly notes: unknown;
      readonly request: RequestedChange | null;
      readonly suspects: readonly PersonalRecord[];
    };
  };
  'POST /people/:id/release': Decided;
  'POST /people/:id/readmission': Decided;
  'POST /people/:id/approval': Decided;
  'POST /people/:id/proposal/drop': Decided;
  'POST /people/:id/change': {
    body: { asked: Instant; grant: boolean };
    answer: Standing;
    refusal: PersonRefusal;
  };
  'POST /people/:id/exclusion': {
    body: { reason: ExclusionReason; note?: string };
    answer: Standing;
    refusal: PersonRefusal;
  };
  'POST /people/exclusion-list': {
    body: FileBody;
    answer: { entries: number };
    refusal: BadList;
  };
  'PUT /people/:id/roles': { body: { role: Role; given: boolean }; answer: Standing; refusal: PersonRefusal };
  'POST /staff': {
    body: { email: string; firstName: string; lastName: string; language: Language; role: Role };
    answer: { id: PersonId };
    refusal: FormRefusal | PersonRefusal | { code: 'not-a-staff-role' };
  };
  'POST /staff/:id/link': { body: { newFactor?: boolean }; answer: Nothing; refusal: PersonRefusal };
  'DELETE /people/:id/sessions': { answer: Standing; refusal: PersonRefusal };
  'GET /pages/:page': { answer: HousePage };
  'PUT /pages/:page': { body: { texts: readonly HousePageText[] }; answer: Nothing };
  'GET /mail': { answer: { letters: readonly LetterLine[] } };
}
