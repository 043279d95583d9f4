import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './StatePanel.module.css';

export type StatePanelProps = {
  role?: 'alert';
  icon?: IconName | undefined;
  tone?: 'warn';
  title: string;
  /** `h1` where this is all there is on a page without a header. */
  titleAs?: 'p' | 'h1' | undefined;
  text?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** What support asks for. */
  code?: string | undefined;
};

/** What stands in place of something that is not there: a sign, the reason, and the way on. */
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
