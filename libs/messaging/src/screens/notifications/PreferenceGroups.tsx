import { useErrorText } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { pushApi } from '../../api/pushApi';
import type { messagingWire } from '../../wire';
import styles from './NotificationsScreen.module.css';
import { QuietHours } from './QuietHours';

export type PreferenceGroupsProps = {
  settings: WireValue<typeof messagingWire.getPushSettings>;
  /** True while the settings are read again after a change. */
  isFetching: boolean;
};

/** The switches of the topics, for all devices, and the quiet hours. */
export function PreferenceGroups({ settings: { topics, quiet }, isFetching }: PreferenceGroupsProps) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = pushApi.useSetPushSettingsMutation();
  // Optimistic update: a refusal restores the stored value.
  const shown = originalArgs && (isLoading || (isFetching && error === undefined)) ? originalArgs : { topics, quiet };
  return (
    <>
      <SettingsGroup title={t('notifications.topics')}>
        {(['money', 'security', 'messages', 'promotions'] as const).map((topic) => (
          <Checkbox
            key={topic}
            label={t(`notifications.topic.${topic}`)}
            checked={shown.topics[topic]}
            disabled={isLoading}
            onChange={({ target }) => void save({ ...shown, topics: { ...shown.topics, [topic]: target.checked } })}
          />
        ))}
        <p className={styles.hint}>{t('notifications.topicsHint')}</p>
      </SettingsGroup>
      <QuietHours quiet={shown.quiet} disabled={isLoading} onChange={(next) => void save({ ...shown, quiet: next })} />
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}
