import { paths, to } from '@parlour/kernel';
import { Badge } from '@parlour/ui/badge';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCanContact } from '../hooks/useServiceLinks';
import { useChatUnread } from '../hooks/useUnread';
import styles from './ChatButton.module.css';

/** Floating live-chat button of home. Renders nothing if no contact is configured. */
export function ChatButton() {
  const { t } = useTranslation('messaging');
  const canContact = useCanContact();
  const unread = useChatUnread();
  if (!canContact) return null;
  return (
    <Link
      className={styles.button}
      to={to(paths.messaging.message, {}, { chat: '1' })}
      aria-label={unread > 0 ? t('chatButton.unread', { count: unread }) : t('chatButton.label')}
    >
      <Icon name="headset" size="l" />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden>
          <Badge count={unread} />
        </span>
      )}
    </Link>
  );
}
