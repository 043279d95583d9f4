import { readStored, writeStored } from '@parlour/kernel';
import { openableUrl, useMerchant, useMerchantLink } from '@parlour/merchant';
import { useEffect } from 'react';
import * as v from 'valibot';
import { officialTypes } from '../rules/officialTypes';
import { useServiceLinks } from './useServiceLinks';

/** Specification 3, stored keys: the customer-service link of the last visit, used while the gateway is unreachable. */
const KEY = 'service_link';
const stored = v.pipe(v.string(), v.maxLength(4000));

/**
 * Returns the customer-service link: the entry "CS", else the LIVECHAT resource, else the link of the last visit. Official
 * channels do not count.
 */
export function useSupportLink(): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const liveChat = useMerchantLink('LIVECHAT');
  const links = useServiceLinks().filter(({ csType }) => !officialTypes.includes(csType));
  const own = (links.find(({ title }) => title === 'CS') ?? links[0])?.url ?? liveChat;

  useEffect(() => {
    if (own) writeStored('local', KEY, own);
  }, [own]);

  // Stored values are untrusted, so validate the link again.
  return own ?? openableUrl(readStored('local', KEY, stored), [...linkHosts, ...frameHosts]);
}
