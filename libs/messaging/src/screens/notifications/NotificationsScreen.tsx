import { LoadState } from '@parlour/api-client';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { pushApi } from '../../api/pushApi';
import { TrialGate } from '../../parts/TrialGate';
import { DeviceGroup } from './DeviceGroup';
import { InboxLink } from './InboxLink';
import { PreferenceGroups } from './PreferenceGroups';

/** `/m/notifications` (product 4.17): whether this device notifies the player with the app closed, what of, and when not. */
export function NotificationsScreen() {
  return (
    <TrialGate>
      <Page>
        <Notifications />
      </Page>
    </TrialGate>
  );
}

function Notifications() {
  const { t } = useTranslation('messaging');
  const { data, error, isFetching, refetch } = pushApi.useGetPushSettingsQuery();
  if (!data) return <LoadState title={t('notifications.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data.publicKey) {
    return <EmptyState icon="bell" title={t('notifications.none')} text={t('notifications.noneText')} action={<InboxLink />} />;
  }
  return (
    <Stack gap={5}>
      <DeviceGroup publicKey={data.publicKey} devices={data.devices} />
      <PreferenceGroups settings={data} isFetching={isFetching} />
    </Stack>
  );
}
