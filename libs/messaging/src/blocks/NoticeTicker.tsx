import { useAnnouncements } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { Ticker } from '@parlour/ui/ticker';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './NoticeTicker.module.css';

/** Maximum number of announcements in the ticker; the rest is on the announcements page. */
const MAX_ITEMS = 10;

/** Ticker of announcements on home. A tap opens the announcement currently shown. Its height is reserved while it loads. */
export function NoticeTicker() {
  const { t } = useTranslation('messaging');
  const { data, isLoading } = useAnnouncements();
  const notices = data?.player;
  if (!isLoading && !notices?.length) return null;
  const items = (notices ?? []).slice(0, MAX_ITEMS).map(({ id, title }, index) => ({
    id,
    text: title,
    as: Link,
    linkProps: { to: to(paths.messaging.notice, {}, { i: String(index), id }) },
  }));
  return (
    <div className={styles.place}>
      <Ticker items={items} label={t('ticker.label')} pauseLabel={t('ticker.pause')} playLabel={t('ticker.play')} />
    </div>
  );
}
