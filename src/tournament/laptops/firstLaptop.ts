import { readTyped, showTyped } from './typedCode.ts';

/** Where the first laptop is, and the code for laptops there: typed from its screen, or its desk's whole link. */
export type FirstLaptop =
  | { readonly address: string; readonly typed: string }
  | { readonly address: string; readonly id: string; readonly key: string };

/** Reads '192.168.1.5:8080/code/F1-K7MQ-2PX9' and 'http://192.168.1.5:8080/t/abcdefgh/f1-…'. Undefined: neither. */
export function readFirstLaptop(text: string): FirstLaptop | undefined {
  const [, scheme = 'http', host, path] = /^(?:(https?):\/\/)?([\w.-]+(?::\d{1,5})?)(\/\S*)$/i.exec(text.trim()) ?? [];
  if (host === undefined || path === undefined) return undefined;
  const address = `${scheme.toLowerCase()}://${host.toLowerCase()}`;
  const [, code] = /^\/code\/([^/]+)\/?$/i.exec(path) ?? [];
  const typed = code === undefined ? undefined : readTyped(code);
  if (typed) return { address, typed: showTyped(typed) };
  const [, id, key] = /^\/t\/([a-z2-7]{8})\/([sf]\d{1,5}-[\w-]{16})(?:\?\S*)?$/.exec(path) ?? [];
  return id === undefined || key === undefined ? undefined : { address, id, key };
}
