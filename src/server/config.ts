import { join, resolve } from 'node:path';

/** What the operator says through the environment. docs/operating.md has the same list in words. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without it the product runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A copy of that database for public lists; without it they are read where everything is. */
  readonly standbyUrl: string | undefined;
  /** Where every evening is saved after each Passe, a stick for example; without it in `dataDir`/evenings. */
  readonly eveningsDir: string;
  /** Where old months lie; without it in `dataDir`/archive. */
  readonly archiveDir: string;
  /** Without it mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** As players see it, without a slash at the end. */
  readonly publicUrl: string | undefined;
  /** So many proxies in front of us add to `X-Forwarded-For`; what stands before their entries is anybody's word. */
  readonly trustProxy: number;
  /** Whether others than this machine may read /metrics. */
  readonly isMetricsPublic: boolean;
  /** 64 hexadecimal digits; without it the key of the marks is a file in `dataDir`. */
  readonly marksKey: string | undefined;
  /** 64 hexadecimal digits each, the first one seals; without it they are lines of a file in `dataDir`. */
  readonly sealingKeys: readonly string[] | undefined;
  readonly logLevel: string;
  readonly oidc: Readonly<Record<string, string>>;
  /** 'sandbox': everybody may give himself play money; 'cash': money comes and goes at the cash desk only. */
  readonly money: 'sandbox' | 'cash';
}

/** Throws with a sentence for the operator. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const value = (name: string) => environment[name] || undefined;
  const port = Number(value('PORT') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port: ${value('PORT')}`);
  return {
    port,
    host: value('HOST') ?? '0.0.0.0',
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    eveningsDir: resolve(value('EVENINGS_DIR') ?? join(value('DATA_DIR') ?? './data', 'evenings')),
    archiveDir: resolve(value('ARCHIVE_DIR') ?? join(value('DATA_DIR') ?? './data', 'archive')),
    databaseUrl: encrypted('DATABASE_URL', address('DATABASE_URL', ['postgres:', 'postgresql:', 'socket:'])),
    standbyUrl: encrypted('STANDBY_URL', address('STANDBY_URL', ['postgres:', 'postgresql:'])),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl: address('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    trustProxy: count('TRUST_PROXY', 0, 10),
    isMetricsPublic: value('METRICS') === 'public',
    marksKey: key('MARKS_KEY', value('MARKS_KEY')),
    sealingKeys: value('SEALING_KEY')
      ?.split(',')
      .map((text) => key('SEALING_KEY', text) ?? ''),
    logLevel: value('LOG_LEVEL') ?? 'warn',
    money: value('MONEY') === 'cash' ? 'cash' : 'sandbox',
    oidc: oidcOf(environment),
  };

  function count(name: string, from: number, to: number): number {
    const number = Number(value(name) ?? from);
    if (!Number.isInteger(number) || number < from || number > to) {
      throw new Error(`${name} must be a number from ${from} to ${to}: ${value(name)}`);
    }
    return number;
  }

  function key(name: string, text: string | undefined): string | undefined {
    if (text !== undefined && !/^[0-9a-f]{64}$/i.test(text)) throw new Error(`${name} must be 64 hexadecimal digits`);
    return text;
  }

  function address(name: string, protocols: readonly string[]): string | undefined {
    const text = value(name);
    if (text !== undefined && !protocols.some((protocol) => text.startsWith(protocol))) {
      throw new Error(`${name} must start with ${protocols.join(' or ')}`);
    }
    return text;
  }
}

/** Over a network the operator says how the database is spoken to; in clear only if he says that too. */
function encrypted(name: string, url: string | undefined): string | undefined {
  if (url === undefined || url.startsWith('socket:') || !URL.canParse(url)) return url;
  const { hostname, searchParams } = new URL(url);
  if (hostname === '' || isThisMachine(hostname) || searchParams.has('host') || searchParams.has('sslmode')) return url;
  throw new Error(`${name} on another machine must say sslmode=verify-full (or sslmode=disable)`);
}

/** By its name or number; no network is asked. */
export const isThisMachine = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

function oidcOf(environment: NodeJS.ProcessEnv): Config['oidc'] {
  const settings: Record<string, string> = Object.fromEntries(
    Object.entries(environment).flatMap(([name, text]) =>
      name.startsWith('OIDC_') && text ? [[name.slice('OIDC_'.length).toLowerCase(), text]] : [],
    ),
  );
  const { issuer } = settings;
  if (issuer !== undefined && !isTrustworthy(issuer)) throw new Error('OIDC_ISSUER must start with https:');
  return settings;
}

/** Without TLS only on this very machine. */
function isTrustworthy(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

export const isHttps = (config: Config): boolean => config.publicUrl?.startsWith('https:') ?? false;
