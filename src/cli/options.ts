/** `--name value` and `--flag` pairs, and the words between them. */
export interface Options {
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

export function parseOptions(args: readonly string[]): Options {
  const words: string[] = [];
  const named = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [name, inline] = arg.slice(2).split(/=(.*)/s);
    const next = args[i + 1];
    if (inline !== undefined) named.set(name!, inline);
    else if (next !== undefined && !next.startsWith('--')) named.set(name!, args[++i]!);
    else named.set(name!, 'true');
  }
  return { words, named };
}

/** A number option within bounds, its default, or undefined when it is not one. */
export function numberOption(
  options: Options,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number | undefined {
  const text = options.named.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}
