import { Spinner } from '@parlour/ui/spinner';
import styles from './Starting.module.css';

export function Starting({ text }: { text: string }) {
  return (
    <div className={styles.starting} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
