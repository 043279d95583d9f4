import { loadPushOffer, messagingFeature } from '@parlour/messaging';
import { lazy } from 'react';
import { PartBoundary } from '../failure/FailureBoundary';
import { loadScreenMessages } from '../i18n';

const PushOffer = lazy(async () => {
  const offer = await loadPushOffer();
  if (offer) await loadScreenMessages(messagingFeature);
  return { default: offer ?? Nothing };
});

/** Messaging's offer of notifications, for the page of an order. The page works without it. */
export function OrderOffer() {
  return (
    <PartBoundary>
      <PushOffer />
    </PartBoundary>
  );
}

function Nothing() {
  return null;
}
