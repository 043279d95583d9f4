import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './StatePanel.module.css';

export type StatePanelProps = {
  /** `alert` announces it at once. */
  role?: 'alert';
  /** The icon above the title; decorative. */
  icon?: IconName | undefined;
  tone?: 'warn';
  /** The state in a few words. */
  title: string;
  /** Use `h1` if this is the only content of a page without a header. */
  titleAs?: 'p' | 'h1' | undefined;
  /** The next step for the player, in one sentence. */
  text?: ReactNode;
  action?: ReactNode;
  code?: string | undefined;
};

/** Replaces missing content: an icon, the reason, and the next step. */
export function StatePanel({ role, icon, tone, title, titleAs: Title = 'p', text, action, code }: StatePanelProps) {
  return (
    <div className={styles.state} role={role}>
      {icon && (
        <span className={styles.icon} data-tone={tone}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {code && <p className={styles.code}>{code}</p>}
    </div>
  );
}
