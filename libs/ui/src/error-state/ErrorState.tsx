import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  title: string;
  /** `h1` where this is all there is on a page without a header. */
  titleAs?: 'p' | 'h1';
  text?: ReactNode;
  /** What support asks for. */
  code?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
};

/** Something did not load: what, a way to try again, and the code. */
export function ErrorState({ title, titleAs: Title = 'p', text, code, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <Icon name="alert" size="l" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
      {code && <p className={styles.code}>{code}</p>}
    </div>
  );
}
