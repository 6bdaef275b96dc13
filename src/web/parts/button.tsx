import type { ComponentChildren } from 'preact';
import type { Address } from '../../wire/screens.ts';
import { Icon, type IconName } from '../shell/icons.tsx';
import { Link } from '../shell/router.tsx';

interface ButtonProps {
  children: ComponentChildren;
  /** main: the one thing to do here · go: start playing · outline, quiet: the others · danger: takes something away. */
  kind?: 'main' | 'go' | 'outline' | 'quiet' | 'danger';
  icon?: IconName;
  wide?: boolean;
  /** At work: shows that it waits and takes no second tap. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  href?: Address;
  /** The key that presses it, told to screen readers. */
  shortcut?: string;
  onClick?: () => void;
}

/** A button, or a link that looks like one when it has an address. */
export function Button({
  children,
  kind = 'main',
  icon,
  wide,
  busy,
  disabled,
  type = 'button',
  href,
  shortcut,
  onClick,
}: ButtonProps) {
  const look = `button button-${kind}${wide ? ' button-wide' : ''}`;
  const content = (
    <>
      {busy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link class={look} href={href}>
        {content}
      </Link>
    );
  }
  return (
    <button
      class={look}
      type={type}
      disabled={disabled}
      aria-busy={busy}
      aria-keyshortcuts={shortcut}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
