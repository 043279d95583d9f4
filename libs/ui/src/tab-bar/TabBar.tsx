import type { ElementType } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import styles from './TabBar.module.css';

export type TabBarItem = {
  id: string;
  icon: IconName;
  label: string;
  active: boolean;
  badge?: number;
  as?: ElementType;
  /** The rest goes to the link, for example `to` or `href`. */
  [linkProp: string]: unknown;
};

export type TabBarProps = { items: readonly TabBarItem[]; label: string };

/** The places a player always comes back to, at the bottom of the screen. */
export function TabBar({ items, label }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.line}>
        {items.map(({ id, icon, label: name, active, badge = 0, as: Root = 'a', ...linkProps }) => (
          <Root key={id} {...linkProps} className={styles.item} aria-current={active ? 'page' : undefined}>
            <span className={styles.icon}>
              <Icon name={icon} size="l" />
              {badge > 0 && (
                <span className={styles.badge}>
                  <Badge count={badge} />
                </span>
              )}
            </span>
            <span className={styles.label}>{name}</span>
          </Root>
        ))}
      </div>
    </nav>
  );
}
