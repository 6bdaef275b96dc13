import type { TermsEvent } from '../../big21/terms.ts';
import type { EditionEvent } from '../../championship/edition.ts';
import type { EntryEvent } from '../../championship/entry.ts';
import type { Message } from '../../championship/messages.ts';
import type { WalletEvent } from '../../ledger/wallet.ts';
import type { PersonEvent } from '../../people/person.ts';
import type { HostedEvent } from '../../schieber/hosted.ts';

type Logged = EditionEvent | EntryEvent | PersonEvent | HostedEvent | TermsEvent | WalletEvent;

/** A name for every event the office can meet in its log; more may stand there, for events of older versions. */
export type Events = Readonly<Record<Logged['type'], string> & Record<string, string>>;

/** A name for every letter of the championship, and for those of the accounts. */
export type MailKinds = Readonly<Record<Message['kind'], string> & Record<string, string>>;
