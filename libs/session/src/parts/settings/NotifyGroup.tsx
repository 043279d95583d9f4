import { useErrorText } from '@parlour/api-client';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import type { Profile } from '../../wire/profileWire';
import { SettingsGroup } from './SettingsGroup';

/** What the gateway keeps of a member's wishes: who sees the name, and which messages come. */
export function NotifyGroup({ profile: { hideName, notify } }: { profile: Profile }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = profileApi.useSetPreferenceMutation();
  const kept = { hideName, notify: { rewards: notify.rewards, news: notify.news } };
  // What was ticked stands at once; a refusal brings back what is kept.
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
