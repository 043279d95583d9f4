import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'warn' | 'danger' | 'success';

export type NoticeProps = {
  /** Colour and icon: information, warning, failure or success. */
  tone: NoticeTone;
  /** The message in a few words. */
  title?: ReactNode;
  /** The message in one sentence. */
  children?: ReactNode;
  /** One button or link for the next step. */
  action?: ReactNode;
};

const icons: Record<NoticeTone, IconName> = { info: 'info', warn: 'alert', danger: 'circle-x', success: 'circle-check' };

/** A notice within the page. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
