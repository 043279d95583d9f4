import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
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

/** Title of a row. An unread one is bold, with a dot beside it and a text for screen readers. */
export function UnreadTitle({ title, isUnread }: { title: string; isUnread: boolean }) {
  const { t } = useTranslation('messaging');
  return (
    <span className={styles.unread} data-unread={isUnread || undefined}>
      {isUnread && <VisuallyHidden>{t('row.unread')} </VisuallyHidden>}
      {title}
    </span>
  );
}
