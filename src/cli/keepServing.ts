/**
 * A promise that failed and that nobody waits for would end Node, and with it every match and every evening. It takes
 * nothing with it that must not go on: what lasts is written whole or not at all, and what we hold in memory is read again.
 * So it costs a line, whatever it was; to tell a database that was away from a mistake of ours is for whoever reads it. To
 * end and start again would help nobody: the same cause comes with the next Passe, and hundreds wait meanwhile.
 *
 * An exception that nobody catches still ends the process, as Node wants it: there something was left in the middle.
 */
export function keepServing(tell: (why: string) => void): void {
  process.on('unhandledRejection', (error) => {
    tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}
