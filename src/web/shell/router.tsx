import { computed, signal } from '@preact/signals';
import type { AnchorHTMLAttributes, ComponentChildren } from 'preact';
import type { Address } from '../../wire/screens.ts';
import { isOpenEntry } from './back.ts';

/** Where we are. Links and `go` change it without a new page. */
export const place = signal(here());
export const path = computed(() => place.value.path);

/** '/t/ID/CODE?tab=x' → '/t/ID/-?tab=x#CODE': what stands behind # is sent nowhere and stays out of every log. */
export function withoutCode(address: string): string {
  return address.replace(/^(\/t\/[^/?#]+\/)([^/?#]{2,})([^#]*).*/, '$1-$3#$2');
}

function here(): { path: string; search: string } {
  if (typeof location === 'undefined') return { path: '/', search: '' };
  const asTyped = location.pathname + location.search;
  if (withoutCode(asTyped) !== asTyped) history.replaceState(history.state, '', withoutCode(asTyped));
  return { path: location.pathname.replace(/(.)\/$/, '$1'), search: location.search };
}

if (typeof addEventListener !== 'undefined') addEventListener('popstate', () => (place.value = here()));

export function go(to: Address, how: 'push' | 'replace' = 'push'): void {
  // A dialog that leads elsewhere leaves no entry of its own behind.
  if (how === 'push' && !isOpenEntry()) history.pushState(null, '', withoutCode(to));
  else history.replaceState(null, '', withoutCode(to));
  place.value = here();
  if (how === 'push') scrollTo(0, 0);
}

export type Params = Readonly<Record<string, string>>;

/** '/matches/:id' on '/matches/7' → { id: '7' }; undefined when the path is another. */
export function matchPath(pattern: string, actual: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = actual.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':') && given[i] !== '') params[part.slice(1)] = safelyDecoded(given[i]!);
    else if (part !== given[i]) return undefined;
  }
  return params;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: Address; children: ComponentChildren };

/** A link within the product: a real address, opened without loading the page anew. */
export function Link(props: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(props.href);
  };
  const { href, children, ...rest } = props;
  return (
    <a {...rest} href={withoutCode(href)} onClick={follow}>
      {children}
    </a>
  );
}
