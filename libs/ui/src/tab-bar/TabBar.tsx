import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge/index';
import { type IconName, Icon } from '../icon/index';
import type { Polymorphic } from '../polymorphic/index';
import styles from './TabBar.module.css';

export type TabBarItem = {
  id: string;
  icon: IconName;
  label: string;
  active: boolean;
  badge?: number;
  as?: ElementType;
  /** Further props are passed to the link, for example `to` or `href`. */
  [linkProp: string]: unknown;
};

export type TabBarProps = {
  /** Up to five items, in the order in which they are shown. */
  items?: readonly TabBarItem[];
  /** Accessible name of the navigation. */
  label: string;
  /** `TabBarLink` elements instead of items. */
  children?: ReactNode;
};

/** Navigation to the main screens, at the bottom of the screen. */
export function TabBar({ items = [], label, children }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.line} data-arrives="whole">
        {items.map(({ id, ...item }) => (
          <TabBarLink key={id} {...item} />
        ))}
        {children}
        <span hidden data-end />
      </div>
    </nav>
  );
}

type TabBarLinkOwnProps = {
  icon: IconName;
  /** The place in one word. */
  label: string;
  /** The player is here. */
  active: boolean;
  badge?: number;
};

export type TabBarLinkProps<As extends ElementType = 'a'> = Polymorphic<As, TabBarLinkOwnProps>;

/** One item of the tab bar, for owners that render each item in its own component. */
export function TabBarLink<As extends ElementType = 'a'>(props: TabBarLinkProps<As>): ReactNode;
export function TabBarLink({ as, icon, label, active, badge = 0, ...rest }: TabBarLinkProps) {
  const Root: ElementType = as ?? 'a';
  return (
    <Root {...rest} className={styles.item} aria-current={active ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} size="l" />
        {badge > 0 && (
          <span className={styles.badge}>
            <Badge count={badge} />
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
    </Root>
  );
}
