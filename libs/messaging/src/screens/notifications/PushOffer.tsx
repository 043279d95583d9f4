import { paths } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { deviceValue } from '@parlour/kernel/storage';
import { usePlayerKey } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState, useSyncExternalStore, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { pushApi } from '../../api/pushApi';
import { usePushDevice } from '../../push/usePushDevice';
import { DeviceNotice, isObstacle } from './DeviceNotice';
import styles from './NotificationsScreen.module.css';

/**
 * Offers notifications where they are worth something: on the page of an order. Nothing after "Not now", after an answer to the browser's question,
 * or if the operator sends none.
 */
export function PushOffer() {
  const player = usePlayerKey() ?? '';
  const isDeclined = useSyncExternalStore(declinedOffers.subscribe, declinedOffers.read).includes(player);
  // The answer itself must not take the card away, because the card shows the result.
  const [isUnanswered] = useState(() => supports.notifications()?.permission === 'default');
  const isDue = isUnanswered && !isDeclined;
  const { data } = pushApi.useGetPushSettingsQuery(undefined, { skip: !isDue });
  if (!isDue || !data?.publicKey) return null;
  return <OfferCard publicKey={data.publicKey} onDecline={() => declinedOffers.change((players) => [...players, player])} />;
}

/** "Get a message when your money arrives", and the result of the answer. Renders nothing if this device notifies the player already, or cannot. */
function OfferCard({ publicKey, onDecline }: { publicKey: string; onDecline: () => void }) {
  const { t } = useTranslation('messaging');
  const titleId = useId();
  const { state, isAsked, isBusy, turnOn } = usePushDevice(publicKey);
  if (!state || (!isAsked && state.kind !== 'off')) return null;
  if (isObstacle(state.kind)) return <DeviceNotice state={state} />;
  if (state.kind === 'on') {
    return (
      <Notice
        tone="success"
        title={t('notifications.offer.on')}
        action={
          <Button as={Link} to={paths.messaging.notifications} size="s" variant="secondary">
            {t('notifications.offer.choose')}
          </Button>
        }
      />
    );
  }
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <Stack>
          <SectionTitle id={titleId} icon="bell" title={t('notifications.offer.title')} />
          <p className={styles.hint}>{t('notifications.offer.text')}</p>
          <DeviceNotice state={state} />
          <div className={styles.ways}>
            <Button size="s" busy={isBusy} onClick={turnOn}>
              {state.kind === 'off' ? t('notifications.offer.turnOn') : t('state.retry')}
            </Button>
            <Button size="s" variant="ghost" disabled={isBusy} onClick={onDecline}>
              {t('notifications.offer.later')}
            </Button>
          </div>
        </Stack>
      </section>
    </Card>
  );
}

/** The players who want no notifications on this device. They are not asked again, not even after another login. */
const declinedOffers = deviceValue('messaging.pushOffer', v.array(v.string()), []);
