import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './UnreadTitle.module.css';

/** Title of a row. An unread one is bold, with a dot beside it and a text for screen readers. */
export function UnreadTitle({ title, isUnread }: { title: string; isUnread: boolean }) {
  const { t } = useTranslation('messaging');
  return (
    <span className={styles.title} data-unread={isUnread || undefined}>
      {isUnread && <VisuallyHidden>{t('row.unread')} </VisuallyHidden>}
      {title}
    </span>
  );
}
