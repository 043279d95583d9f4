import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import { Spinner } from '../spinner';
import styles from './Button.module.css';

type ButtonOwnProps = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'm' | 's';
  /** As wide as its container. */
  block?: boolean;
  /** Work is under way: the label stays, a spinner turns, further taps do nothing. */
  busy?: boolean;
  icon?: IconName;
  children: ReactNode;
};

export type ButtonProps<As extends ElementType = 'button'> = Polymorphic<As, ButtonOwnProps>;

/** A field that is left says its error, and the button would move from under the finger before the tap has ended. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A thing to tap: a button, or a link with `as={Link}`. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const { as, variant = 'primary', size = 'm', block = false, busy = false, icon, children, ...rest } = props as ButtonProps;
  const Root = as ?? 'button';

  return (
    <Root
      type={as === undefined ? 'button' : undefined}
      onMouseDown={rest.type === 'submit' ? keepFocus : undefined}
      {...rest}
      disabled={rest.disabled || busy || undefined}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner size="s" /> : icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
      <span>{children}</span>
    </Root>
  );
}
