import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { PushKind } from '../../push/pushDevice';
import { usePushDevice } from '../../push/usePushDevice';
import { InboxLink } from './InboxLink';
import styles from './NotificationsScreen.module.css';

/** Without these, the switch would do nothing. */
const obstacles = ['unsupported', 'homeScreen', 'denied', 'noWorker'] as const;
const isObstacle = (kind: PushKind): kind is (typeof obstacles)[number] => obstacles.some((known) => known === kind);

/** The switch of this device, or why there is none. */
export function DeviceGroup({ publicKey, devices }: { publicKey: string; devices: number }) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const { state, isBusy, turnOn, turnOff } = usePushDevice(publicKey);
  if (!state) return <Skeleton shape="row" />;
  const { kind, error } = state;
  if (isObstacle(kind)) {
    return (
      <Notice tone="info" title={t(`notifications.obstacle.${kind}.title`)} action={<InboxLink />}>
        {t(`notifications.obstacle.${kind}.text`)}
      </Notice>
    );
  }
  return (
    <SettingsGroup title={t('notifications.device')}>
      <Checkbox
        label={t('notifications.thisDevice')}
        checked={kind === 'on'}
        disabled={isBusy}
        onChange={kind === 'on' ? turnOff : turnOn}
      />
      <p className={styles.hint}>{t('notifications.devices', { devices })}</p>
      {kind === 'dismissed' && <Notice tone="info">{t('notifications.dismissed')}</Notice>}
      {(kind === 'unknown' || kind === 'failed') && (
        <Notice
          tone="warn"
          action={
            <Button size="s" disabled={isBusy} onClick={turnOn}>
              {t('state.retry')}
            </Button>
          }
        >
          {t(`notifications.${kind === 'unknown' ? 'unknown' : 'noService'}`)}
        </Notice>
      )}
      {kind === 'refused' && <Notice tone="danger">{errorText(error)}</Notice>}
    </SettingsGroup>
  );
}
