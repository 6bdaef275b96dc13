import { writeFile } from 'node:fs/promises';
import { DEFAULT_MODEL, MODELS, type Model, parseModel } from '../big21/model.ts';
import { calibrateCards, calibrateFreeCards } from '../big21/odds/calibrate.ts';
import { certify } from '../big21/odds/certificate.ts';
import { oddsOf } from '../big21/odds/odds.ts';
import { careless, indexPlayer, naive, type Player, sensible } from '../big21/odds/player.ts';
import { parsePosition, worthOf } from '../big21/odds/position.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { certificatePage } from '../server/big21/certificatePage.ts';
import { VERSION } from '../server/home.ts';
import { readJson } from './file.ts';
import { complain, eachLine } from './lines.ts';
import { numberOption, type Options, parseOptions } from './options.ts';

const USAGE = `usage: gschobe big21 odds [--model M] [--purchases 0..3] [--high-low]
       gschobe big21 value [--model M] [--high-low]   (positions on the standard input)
       gschobe big21 calibrate [--cards M] [--reference P] [--ratio 0.88] [--best-below 1]
       gschobe big21 certificate [--model M] [--html FILE]
M is ${Object.keys(MODELS).join(', ')} or a file; P is naive, careless, index or sensible`;

/** `gschobe big21 …`: the exact odds. B21 3 */
export async function run([what = '', ...args]: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const known = KNOWN[what];
  if (known === undefined || options.words.length > 0) return complain(USAGE);
  for (const name of options.named.keys()) if (!known.includes(name)) return complain(`no option --${name}\n${USAGE}`);
  const model = await modelOption(options.named.get('model') ?? options.named.get('cards') ?? DEFAULT_MODEL.name);
  if (!model.ok) return complain(model.refusal);
  const withHighLow = options.named.has('high-low');
  switch (what) {
    case 'odds':
      return odds(model.value, options, withHighLow);
    case 'value':
      return eachLine((line) => {
        const position = parsePosition(line);
        return typeof position === 'string' ? refuse(position) : ok(worthOf(position, model.value, withHighLow));
      });
    case 'calibrate':
      return calibrate(options, model.value);
    default:
      return certificate(options, model.value);
  }
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  odds: ['model', 'purchases', 'high-low'],
  value: ['model', 'high-low'],
  calibrate: ['cards', 'reference', 'ratio', 'best-below'],
  certificate: ['model', 'html'],
};

function odds(model: Model, options: Options, withHighLow: boolean): number {
  const purchases = numberOption(options, 'purchases', 3, 0, 3);
  if (purchases === undefined || !Number.isInteger(purchases)) return complain('--purchases is 0, 1, 2 or 3');
  return print(oddsOf(model, purchases, withHighLow));
}

function calibrate(options: Options, model: Model): number {
  const name = options.named.get('reference') ?? 'sensible';
  const reference = PLAYERS().find((player) => player.name === name);
  if (!reference)
    return complain(
      `--reference is one of ${PLAYERS()
        .map((player) => player.name)
        .join(', ')}`,
    );
  const ratio = numberOption(options, 'ratio', 0.88, 0.01, 10);
  const bestBelow = numberOption(options, 'best-below', 1, 0.01, 100);
  if (ratio === undefined || bestBelow === undefined) return complain('--ratio and --best-below are numbers above 0');
  const wish = { reference, ratio, bestBelow };
  const found = options.named.has('cards') ? calibrateFreeCards(model, wish) : calibrateCards(wish);
  if (found) return print(found);
  process.stderr.write(`no model gives ${name} ${ratio} and keeps the best player below ${bestBelow}\n`);
  return 1;
}

const PLAYERS = (): readonly Player[] => [naive, careless, indexPlayer(), sensible];

async function certificate(options: Options, model: Model): Promise<number> {
  const proof = certify(model);
  const page = options.named.get('html');
  if (page === undefined) return print(proof);
  try {
    await writeFile(page, certificatePage(proof, { at: Date.now(), software: VERSION }));
  } catch (error) {
    return complain(`${page}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'failure'})`);
  }
  return print({ model: proof.model, page });
}

async function modelOption(name: string): Promise<Result<Model, string>> {
  if (Object.hasOwn(MODELS, name)) return ok(MODELS[name]!);
  const file = await readJson(name);
  if (!file.ok) return refuse(`--model is ${Object.keys(MODELS).join(', ')} or a file; ${file.refusal}`);
  const model = parseModel(file.value, 'file');
  return typeof model === 'string' ? refuse(`${name}: ${model}`) : ok(model);
}

function print(value: unknown): number {
  process.stdout.write(`${JSON.stringify(value)}\n`);
  return 0;
}
