import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import { Spinner } from '../spinner';
import styles from './Button.module.css';

type ButtonOwnProps = {
  /** `primary` for the next step, `secondary` for an alternative, `ghost` for "Not now", `danger` for an action that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `s` is lower, with the same touch target. */
  size?: 'm' | 's';
  /** As wide as its container. */
  block?: boolean;
  /** Busy: the label stays, a spinner shows, and further taps do nothing. */
  busy?: boolean;
  icon?: IconName;
  /** The text: a verb and its object. */
  children: ReactNode;
};

export type ButtonProps<As extends ElementType = 'button'> = Polymorphic<As, ButtonOwnProps>;

/** Leaving a field shows its error, which would move the button away before the tap ends. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * After the tap, a field that was scrolled away or under the header gives its focus up. Otherwise the form could not focus it again as the field
 * in error, and the browser would not scroll to it.
 */
function releaseHiddenField({ currentTarget }: MouseEvent<HTMLElement>): void {
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  if (top < header && document.activeElement?.matches('input, textarea, select')) currentTarget.focus({ preventScroll: true });
}

/** A button, or a link with `as={Link}`. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>): ReactNode;
export function Button({ as, variant = 'primary', size = 'm', block = false, busy = false, icon, children, ...rest }: ButtonProps) {
  const Root = as ?? 'button';

  return (
    <Root
      type={as === undefined ? 'button' : undefined}
      {...(rest.type === 'submit' && { onMouseDown: keepFocus, onMouseUp: releaseHiddenField })}
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
