import { useTranslation } from 'react-i18next';
import { useGetChatStatusQuery } from '../../api/chatApi';
import styles from './ChatForm.module.css';

/** Expected time until an agent answers, if it is known. */
export function ChatWait() {
  const { t } = useTranslation('messaging');
  const { currentData } = useGetChatStatusQuery();
  const minutes = currentData?.waitMinutes;
  return typeof minutes === 'number' && <p className={styles.wait}>{t('chat.wait', { count: Math.ceil(minutes) })}</p>;
}
