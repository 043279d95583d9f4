import { readStored, writeStored } from '@parlour/kernel';
import { openableUrl, useMerchant, useResource } from '@parlour/merchant';
import { useEffect } from 'react';
import * as v from 'valibot';
import { officialTypes } from '../rules/officialTypes';
import { useServiceLinks } from './useServiceLinks';

/** Specification 3, stored keys: the customer-service link of the last visit, for when the gateway is out of reach. */
const KEY = 'service_link';
const stored = v.pipe(v.string(), v.maxLength(4000));

/** The customer-service link: the entry "CS" first, then the LIVECHAT resource, then the one of the last visit. Official channels do not count. */
export function useSupportLink(): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const liveChat = useResource('LIVECHAT');
  const links = useServiceLinks().filter(({ csType }) => !officialTypes.includes(csType));
  const own = (links.find(({ title }) => title === 'CS') ?? links[0])?.url ?? liveChat;

  useEffect(() => {
    if (own) writeStored('local', KEY, own);
  }, [own]);

  // What lies in a storage may have been put there by anybody.
  return own ?? openableUrl(readStored('local', KEY, stored), [...linkHosts, ...frameHosts]);
}
