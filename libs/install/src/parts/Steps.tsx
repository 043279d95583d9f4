import { Icon, type IconName } from '@parlour/ui/icon';
import styles from './Steps.module.css';

type StepsProps = { steps: readonly (readonly [IconName, string])[] };

/** Numbered steps, each with the icon to look for. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(([icon, text], place) => (
        <li key={text} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {place + 1}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
        </li>
      ))}
    </ol>
  );
}
