import styles from './MessageHead.module.css';

/** Title and date of a text. Without a date, no empty line is left. */
export function MessageHead({ title, date }: { title: string; date?: string }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      {date && <p className={styles.date}>{date}</p>}
    </div>
  );
}
