import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import { VisuallyHidden } from '../visually-hidden';
import styles from './IconButton.module.css';

type IconButtonOwnProps = {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** Size of the icon; the touch target never changes. */
  size?: 's' | 'm' | 'l';
  /** Colour of the icon: `plain` is the text colour, `dim` recedes, `accent` marks a state that is on. */
  tone?: 'plain' | 'dim' | 'accent';
  /** A badge at its corner, for example the number of unread messages. */
  badge?: number;
};

export type IconButtonProps<As extends ElementType = 'button'> = Polymorphic<As, IconButtonOwnProps>;

/** An icon button with a full touch target. */
export function IconButton<As extends ElementType = 'button'>(props: IconButtonProps<As>): ReactNode;
export function IconButton({ as, icon, label, size = 'l', tone = 'plain', badge = 0, ...rest }: IconButtonProps) {
  const Root = as ?? 'button';

  return (
    <Root type={as === undefined ? 'button' : undefined} {...rest} className={styles.iconButton} data-tone={tone}>
      <Icon name={icon} size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge > 0 && (
        <span className={styles.badge}>
          <Badge count={badge} />
        </span>
      )}
    </Root>
  );
}
