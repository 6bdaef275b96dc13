import { spawn } from 'node:child_process';

/** The command that shows an address in the user's browser. BROWSER names another one; `none` opens nothing. */
export function browserCommand(
  address: string,
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
): readonly [string, ...string[]] | undefined {
  const chosen = environment['BROWSER'];
  if (chosen === 'none') return undefined;
  if (chosen) return [chosen, address];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  return [platform === 'darwin' ? 'open' : 'xdg-open', address];
}

/** Whether it opens or not, the address stands in the window too. */
export function openBrowser(address: string): void {
  const command = browserCommand(address, process.platform, process.env);
  if (command === undefined) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsHide: true });
  child.on('error', () => {});
  child.unref();
}
