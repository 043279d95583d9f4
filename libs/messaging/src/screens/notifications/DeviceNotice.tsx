import { useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PushKind, PushState } from '../../push/pushDevice';

/** States in which turning notifications on would do nothing. */
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

/** Leads a player without notifications to the inbox, which receives everything too. */
export function InboxLink() {
  const { t } = useTranslation('messaging');
  return (
    <Button as={Link} to={paths.messaging.inbox} size="s" variant="secondary">
      {t('notifications.inbox')}
    </Button>
  );
}
