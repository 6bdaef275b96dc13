import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProps {
  title: string;
  /** A small line above the title. */
  eyebrow?: ComponentChildren;
  /** Text columns are narrow, dashboards wide. */
  narrow?: boolean;
  children: ComponentChildren;
}

/** A screen's heading and column. The title also names the tab, and gets the focus when the screen opens. */
export function Page({ title, eyebrow, narrow, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('nav, .bar, .foot'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main class={`content${narrow ? ' content-narrow' : ''}`} id="main">
      <div class="page-head">
        {eyebrow && <p class="eyebrow">{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children}
    </main>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gschobe`;
  }, [title]);
}
