import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  icon?: IconName;
  /** Why there is nothing. */
  title: string;
  /** `h1` where this is all there is on a page without a header. */
  titleAs?: 'p' | 'h1';
  text?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
};

/** Nothing to show here, for this reason, and what to do next. */
export function EmptyState({ icon, title, titleAs: Title = 'p', text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
