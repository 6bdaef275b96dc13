import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type TransportOptions } from 'nodemailer';
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js';
import { type Config, isThisMachine } from '../config.ts';
import { writeAside } from '../store/writeAside.ts';

export interface Envelope {
  readonly key: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
}

/** 'sent' with the file where there is one; 'refused' for good; what passes is thrown and tried again. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly file?: string }
  | { readonly outcome: 'refused'; readonly why: string };

export interface Transport {
  send(envelope: Envelope): Promise<Delivery>;
  close(): void;
}

/** Through the operator's mail server; without one, as files that any mail program opens. */
export function openTransport(config: Config): Transport {
  return config.smtpUrl === undefined ? toFiles(config) : overSmtp(config, config.smtpUrl);
}

function overSmtp(config: Config, url: string): Transport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    // Letters hold links that open accounts: never in clear over a network, also if the mail server offers nothing else.
    requireTLS: !isThisMachine(new URL(url).hostname),
    maxConnections: 2,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions);
  return {
    async send(envelope) {
      try {
        await mailer.sendMail(message(config, envelope));
        return { outcome: 'sent' };
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        // 550 and its kin: this address takes no mail, today or tomorrow. EENVELOPE without an answer is our own check.
        const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 550 && responseCode <= 559;
        if (isFinal) return { outcome: 'refused', why: `${responseCode ?? code}` };
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

function toFiles(config: Config): Transport {
  const whole: StreamTransport.Options = { streamTransport: true, buffer: true, newline: 'windows' };
  const composer = nodemailer.createTransport(whole);
  const folder = join(config.dataDir, 'outbox');
  return {
    async send(envelope) {
      const { message: bytes } = await composer.sendMail(message(config, envelope));
      // Letters hold links that open accounts: for nobody else on this machine.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const file = `${envelope.key.replace(/[^A-Za-z0-9._-]/g, '_')}.eml`;
      // Written aside and renamed: whoever looks finds a whole letter, and one letter a key.
      const part = join(folder, `.${file}.part`);
      await writeAside(part, async () => {
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, join(folder, file));
      });
      return { outcome: 'sent', file };
    },
    close: () => {},
  };
}

function message(config: Config, { key, address, subject, text, html, date }: Envelope) {
  const host = config.publicUrl === undefined ? 'localhost' : new URL(config.publicUrl).hostname;
  // SMTP_URL=smtps://user:secret@mail.example.ch?from=jass@example.ch
  const from = config.smtpUrl === undefined ? null : new URL(config.smtpUrl).searchParams.get('from');
  return {
    from: { name: 'Gschobe', address: from ?? `gschobe@${host}` },
    to: address,
    subject,
    text,
    html,
    date,
    // The same letter sent again after a crash carries the same id, so that mailboxes show it once.
    messageId: `<${Buffer.from(key).toString('hex')}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
