import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Avatar } from '@parlour/ui/avatar';
import { useTranslation } from 'react-i18next';
import { useGetLiveModelsQuery } from '../../api/chatApi';
import styles from './LiveModels.module.css';

/** Active hosts (specification 7, "Live model list"), with a badge for those on camera. Renders nothing if nobody is active. */
export function LiveModels() {
  const { t } = useTranslation('messaging');
  const { currentData = [] } = useGetLiveModelsQuery({ language: toGatewayLanguage(useLocale()) });
  const there = currentData.filter(({ active }) => active);
  if (there.length === 0) return null;
  return (
    <ul className={styles.hosts} aria-label={t('chat.hosts')}>
      {there.map(({ id, name, streaming }) => (
        <li key={id} className={styles.host}>
          <Avatar name={name} size="s" />
          <span className={styles.name}>{name}</span>
          <span className={styles.state} data-streaming={streaming || undefined}>
            {streaming ? t('chat.streaming') : t('chat.online')}
          </span>
        </li>
      ))}
    </ul>
  );
}
