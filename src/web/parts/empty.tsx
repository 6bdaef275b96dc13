import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../shell/icons.tsx';

/** Nothing here yet: says so, and what to do. */
export function Empty({
  title,
  children,
  icon = 'cards',
}: {
  title: string;
  children?: ComponentChildren;
  icon?: IconName;
}) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
