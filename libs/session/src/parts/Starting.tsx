import { Spinner } from '@parlour/ui/spinner';
import styles from './Starting.module.css';

/** Names the step that the screen waits for. */
export function Starting({ text }: { text: string }) {
  return (
    <div className={styles.starting} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
