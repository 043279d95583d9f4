import { openableUrl } from '@parlour/kernel';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { useFlag, useMerchant, useMerchantLink } from '@parlour/site';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useGetCustomerServiceQuery } from '../api/chatApi';
import { openServicePath } from '../rules/openServicePath';

export type ServiceLink = { title: string; csType: string; url: string };

const none: ServiceLink[] = [];

/**
 * Returns the customer-service entries with their decrypted paths. Entries with a URL that may not be opened are left out
 * (specification 3, guarded after decryption).
 */
export function useServiceLinks(): ServiceLink[] {
  return useOpenedLinks() ?? none;
}

/** The same entries; undefined until they are known, or the gateway has failed to tell them. */
export function useKnownServiceLinks(): ServiceLink[] | undefined {
  const { isError } = useGetCustomerServiceQuery();
  return useOpenedLinks() ?? (isError ? none : undefined);
}

/** The entries as the gateway has them now; undefined until it has answered and their paths are decrypted. */
function useOpenedLinks(): ServiceLink[] | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const { data } = useGetCustomerServiceQuery();
  const [links, setLinks] = useState<ServiceLink[]>();

  useEffect(() => {
    if (!data) return undefined;
    let isCurrent = true;
    void Promise.all(
      data.map(async ({ title, csType, path }) => {
        const url = openableUrl(await openServicePath(path), [...linkHosts, ...frameHosts]);
        return url ? [{ title, csType: csType ?? '', url }] : [];
      }),
    ).then((opened) => isCurrent && setLinks(opened.flat()));
    return () => {
      isCurrent = false;
    };
  }, [data, linkHosts, frameHosts]);

  return links;
}

/** Specification 3, stored keys: the customer-service link of the last visit, used while the gateway is unreachable. */
const KEY = 'service_link';
const stored = v.pipe(v.string(), v.maxLength(4000));

/**
 * Returns the customer-service link: the entry "CS", else the LIVECHAT resource, else, until the gateway has answered, the link of the last visit.
 * Official channels do not count.
 */
export function useSupportLink(): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const liveChat = useMerchantLink('LIVECHAT');
  const opened = useOpenedLinks();
  const links = (opened ?? none).filter(({ csType }) => !officialTypes.includes(csType));
  const own = (links.find(({ title }) => title === 'CS') ?? links[0])?.url ?? liveChat;

  useEffect(() => {
    if (own) writeStored('local', KEY, own);
    else if (opened) removeStored('local', KEY);
  }, [own, opened]);

  if (own || opened) return own;
  // Stored values are untrusted, so validate the link again.
  return openableUrl(readStored('local', KEY, stored), [...linkHosts, ...frameHosts]);
}

/** Returns the operator's official channels, FACEBOOK and YOUTUBE only (specification 2, "Side menu"). */
export function useOfficialChannels(): ServiceLink[] {
  return useServiceLinks().filter(({ csType }) => officialTypes.includes(csType));
}

/** Returns whether any contact to a person is available: the chat or a live-chat link. */
export function useCanContact(): boolean {
  const hasChat = useFlag('CBS3');
  const link = useSupportLink();
  return hasChat || link !== undefined;
}

/** Official channel icons are limited to these customer-service types (specification 2, "Side menu"). */
export const officialTypes: readonly string[] = ['FACEBOOK', 'YOUTUBE'];

/** Keys of the community links, each shown only when its link is configured (specification 2, "Side menu"). */
export const communityKeys: readonly string[] = ['FACEBOOK_1', 'TELEGRAM_2', 'WHATSAPP1', 'TELEGRAM_3', 'VIBER', 'YOUTUBE'];
