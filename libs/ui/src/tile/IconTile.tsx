import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import styles from './IconTile.module.css';

type IconTileOwnProps = {
  icon: IconName;
  /** The place in one or two words. */
  label: string;
  /** This one of several is chosen. */
  selected?: boolean;
  badge?: number;
  /** Colour of the icon: tiles of one group have the same. */
  tone?: 'dim' | 'accent' | 'gold' | 'info';
};

export type IconTileProps<As extends ElementType = 'a'> = Polymorphic<As, IconTileOwnProps>;

/** A link as an icon above its name, for categories and the member menu. */
export function IconTile<As extends ElementType = 'a'>(props: IconTileProps<As>): ReactNode;
export function IconTile({ as, icon, label, selected = false, badge = 0, tone = 'dim', ...rest }: IconTileProps<ElementType>) {
  const Root = as ?? 'a';

  return (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      {...rest}
      className={styles.tile}
      data-selected={selected || undefined}
      aria-current={selected || undefined}
    >
      <span className={styles.ground} data-tone={tone}>
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
