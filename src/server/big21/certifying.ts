import type { Model } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { openThreads, type Threads, threadFile } from '../threads.ts';

/** From the source (tests) there is no compiled thread: then it is done here. */
const isCompiled = import.meta.url.endsWith('.js');
let threads: Threads<Model, Certificate> | undefined;

/** Solving a game takes seconds and 200 MB: it is done in a thread, so that everybody plays on. B21 3.2 */
export async function certifyAside(model: Model): Promise<Certificate> {
  if (!isCompiled) return (await import('../../big21/odds/certificate.ts')).certify(model);
  threads ??= openThreads({
    file: threadFile('big21/certifyThread'),
    size: 1,
    patience: 600_000,
    mostWaiting: 4,
    megabytes: 1024,
  });
  return threads.ask(model);
}
