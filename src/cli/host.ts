import { hostLink } from '../server/tournament/hosts.ts';
import { complain } from './lines.ts';
import { withServices } from './services.ts';

/** `gschobe host`: a new link that makes a browser the host's, where nobody sits at the server's console. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) return complain('usage: gschobe host');
  return withServices(async (services) => {
    const link = await hostLink(services, `http://localhost:${services.config.port}`);
    if (link === undefined) return complain('with PUBLIC_URL or TRUST_PROXY tournaments are run with an account');
    process.stdout.write(`${JSON.stringify({ link })}\n`);
    return 0;
  });
}
