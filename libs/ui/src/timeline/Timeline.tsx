import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './Timeline.module.css';

export type TimelineStep = {
  id: string;
  title: string;
  /** The time of the step, or the expected one. */
  text?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
};

export type TimelineProps = {
  /** All steps from the first to the last, those to come included. */
  steps: readonly TimelineStep[];
};

/** The progress of an order: completed, current and coming steps. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ id, title, text, state }, index) => (
        <li key={id} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden>
            {state === 'done' && <Icon name="check" size="s" />}
            {state === 'failed' && <Icon name="x" size="s" />}
            {(state === 'now' || state === 'next') && index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
