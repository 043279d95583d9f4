import type { ElementType, ReactNode } from 'react';
import type { IconName } from '../icon';
import styles from './TabBar.module.css';
import { TabBarLink } from './TabBarLink';

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
  /** Up to five places in their order. */
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
      <div className={styles.line}>
        {items.map(({ id, ...item }) => (
          <TabBarLink key={id} {...item} />
        ))}
        {children}
      </div>
    </nav>
  );
}
