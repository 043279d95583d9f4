import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import styles from './TabBar.module.css';

type TabBarLinkOwnProps = {
  /** Stands above the label. */
  icon: IconName;
  /** The place in one word. */
  label: string;
  /** The player is here. */
  active: boolean;
  /** Number of pending items there; nothing is shown at 0. */
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
