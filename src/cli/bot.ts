import { isLevel, LEVELS } from '../bots/levels.ts';
import { ok } from '../kit/result.ts';
import { contestant } from './contestant.ts';
import { kitAnswer, viewFromKit } from './jassKit.ts';
import { complain, eachLine } from './lines.ts';
import { parseOptions } from './options.ts';

/** `gschobe bot --level L`: answers the JSON lines of the HSLU jass-kit, so that any of its players can be met. */
export async function run(args: readonly string[]): Promise<number> {
  const level = parseOptions(args).named.get('level') ?? 'master';
  if (!isLevel(level)) return complain(`--level must be one of ${LEVELS.join(', ')}, not ${level}`);
  const choose = contestant(level);
  return eachLine((value) => {
    const view = viewFromKit(value);
    return view.ok ? ok(kitAnswer(choose(view.value))) : view;
  });
}
