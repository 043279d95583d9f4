import { useErrorText } from '@parlour/api-client';
import { Notice } from '@parlour/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushKind, PushState } from '../../push/pushDevice';
import { InboxLink } from './InboxLink';

/** With these, turning notifications on would do nothing. */
const obstacles = ['unsupported', 'homeScreen', 'denied', 'noWorker'] as const;
export const isObstacle = (kind: PushKind): kind is (typeof obstacles)[number] => obstacles.some((known) => known === kind);

/** Why this device does not notify the player, or why that is not known; nothing while there is no reason. */
export function DeviceNotice({ state: { kind, error }, retry }: { state: PushState; retry?: ReactNode }) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  if (isObstacle(kind)) {
    return (
      <Notice tone="info" title={t(`notifications.obstacle.${kind}.title`)} action={<InboxLink />}>
        {t(`notifications.obstacle.${kind}.text`)}
      </Notice>
    );
  }
  if (kind === 'dismissed') return <Notice tone="info">{t('notifications.dismissed')}</Notice>;
  if (kind === 'refused') return <Notice tone="danger">{errorText(error)}</Notice>;
  if (kind !== 'unknown' && kind !== 'failed') return null;
  return (
    <Notice tone="warn" action={retry}>
      {t(`notifications.${kind === 'unknown' ? 'unknown' : 'noService'}`)}
    </Notice>
  );
}
