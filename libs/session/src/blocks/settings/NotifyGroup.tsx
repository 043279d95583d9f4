import { useErrorText } from '@parlour/api-client';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import type { Profile } from '../../wire/profileWire';
import { SettingsGroup } from './SettingsGroup';

/** Preferences stored by the gateway: visibility of the name, and message types. */
export function NotifyGroup({ profile: { hideName, notify } }: { profile: Profile }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = profileApi.useSetPreferenceMutation();
  const kept = { hideName, notify: { rewards: notify.rewards, news: notify.news } };
  // Optimistic update: a refusal restores the stored value.
  const shown = isLoading && originalArgs ? originalArgs : kept;
  return (
    <SettingsGroup title={t('settings.messages')}>
      <Checkbox
        label={t('settings.hideName')}
        checked={shown.hideName}
        disabled={isLoading}
        onChange={({ target }) => void save({ ...kept, hideName: target.checked })}
      />
      {(['rewards', 'news'] as const).map((kind) => (
        <Checkbox
          key={kind}
          label={t(`settings.notify.${kind}`)}
          checked={shown.notify[kind]}
          disabled={isLoading}
          onChange={({ target }) => void save({ ...kept, notify: { ...kept.notify, [kind]: target.checked } })}
        />
      ))}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </SettingsGroup>
  );
}
