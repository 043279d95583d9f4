import { LoadState, Loading } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { pushApi } from '../../api/pushApi';
import { TrialGate } from '../../parts/TrialGate';
import { usePushDevice } from '../../push/usePushDevice';
import { InboxLink, DeviceNotice, isObstacle } from './DeviceNotice';
import styles from './NotificationsScreen.module.css';
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

/** The switch of this device, or why there is none. */
function DeviceGroup({ publicKey, devices }: { publicKey: string; devices: number }) {
  const { t } = useTranslation('messaging');
  const { state, isBusy, turnOn, turnOff } = usePushDevice(publicKey);
  if (!state) return <Loading />;
  if (isObstacle(state.kind)) return <DeviceNotice state={state} />;
  const isOn = state.kind === 'on';
  const retry = (
    <Button size="s" disabled={isBusy} onClick={turnOn}>
      {t('state.retry')}
    </Button>
  );
  return (
    <SettingsGroup title={t('notifications.device')}>
      <Checkbox look="switch" label={t('notifications.thisDevice')} checked={isOn} disabled={isBusy} onChange={isOn ? turnOff : turnOn} />
      <p className={styles.hint}>{t('notifications.devices', { devices })}</p>
      <DeviceNotice state={state} retry={retry} />
    </SettingsGroup>
  );
}
