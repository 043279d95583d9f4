import { campaignEvents, dropCampaignEvents, noteTold } from '@parlour/kernel/campaign';
import { supports } from '@parlour/kernel/device';
import { useConsent } from '@parlour/player';
import { selectRuntimeConfig, useMerchant } from '@parlour/site';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { CAMPAIGN_EVENTS_PATH } from '../env';
import { fetchFile } from '../fetchFile';

const LISTENER = 'report';

/**
 * Reports what became of campaigns to the operator, through the app's own server. Events wait on this device until the server has taken them; the next page, or the
 * connection that is back, tries again. Where the merchant asks for consent, only with the one for marketing; elsewhere unless the browser refuses tracking.
 * @param page Another one tries again.
 */
export function useCampaignReports(page: string): void {
  const { code, consent } = useMerchant();
  const { isReported } = useSelector(selectRuntimeConfig).campaign;
  const { agreed, isOpen } = useConsent();
  const isAgreed = consent ? agreed.includes('marketing') : !supports.refusesTracking();

  useEffect(() => {
    if (!isAgreed && !isOpen) dropCampaignEvents();
    if (!isAgreed || !isReported) return undefined;
    const send = () => void sendEvents(code);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [code, isAgreed, isOpen, isReported, page]);
}

let sending: Promise<void> | undefined;

/** One at a time, so that no event is sent twice. */
function sendEvents(merchant: string): Promise<void> {
  sending ??= sendNow(merchant)
    .catch(() => undefined)
    .finally(() => (sending = undefined));
  return sending;
}

async function sendNow(merchant: string): Promise<void> {
  const events = campaignEvents(LISTENER, merchant);
  if (events.length === 0) return;
  const body = JSON.stringify({ merchant, events });
  const { ok } = await fetchFile(CAMPAIGN_EVENTS_PATH, { method: 'POST', body, keepalive: true });
  if (ok) noteTold(LISTENER, events);
}
