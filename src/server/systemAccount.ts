import { homedir, userInfo } from 'node:os';

/** What the system calls the account we run as; nothing where it is a number without a name, as in some containers. */
export function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** A library asks for the home while it is loaded, and such an account has none: `/` then, as Docker says it. */
export function giveHome(environment: NodeJS.ProcessEnv): void {
  try {
    homedir();
  } catch {
    environment['HOME'] = '/';
  }
}
