import { useErrorText } from '@parlour/api-client';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import type { Profile } from '../../wire/profileWire';

/** Visibility of the name, stored by the gateway. */
export function PrivacyGroup({ profile: { hideName } }: { profile: Profile }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = profileApi.useSetPreferenceMutation();
  return (
    <SettingsGroup title={t('settings.privacy')}>
      <Checkbox
        label={t('settings.hideName')}
        // Optimistic update: a refusal restores the stored value.
        checked={isLoading && originalArgs ? originalArgs.hideName : hideName}
        disabled={isLoading}
        onChange={({ target }) => void save({ hideName: target.checked })}
      />
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </SettingsGroup>
  );
}
