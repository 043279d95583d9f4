import { supports } from '@parlour/kernel';
import { usePlayerKey } from '@parlour/player';
import { useState, useSyncExternalStore } from 'react';
import { pushApi } from '../../api/pushApi';
import { declinedOffers } from '../../push/declinedOffers';
import { OfferCard } from './OfferCard';

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
