import { Loading } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { usePushDevice } from '../../push/usePushDevice';
import { DeviceNotice, isObstacle } from './DeviceNotice';
import styles from './NotificationsScreen.module.css';

/** The switch of this device, or why there is none. */
export function DeviceGroup({ publicKey, devices }: { publicKey: string; devices: number }) {
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
      <Checkbox label={t('notifications.thisDevice')} checked={isOn} disabled={isBusy} onChange={isOn ? turnOff : turnOn} />
      <p className={styles.hint}>{t('notifications.devices', { devices })}</p>
      <DeviceNotice state={state} retry={retry} />
    </SettingsGroup>
  );
}
