import { supports } from '@parlour/kernel/device';
import { deviceValue } from '@parlour/kernel/storage';
import { selectRuntimeConfig, useMerchant } from '@parlour/site';
import type { Merchant } from '@parlour/site/runtime-config';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';

/** What a tag of another company is for. */
export type Purpose = NonNullable<Merchant['consent']>['tags'][number]['purpose'];

export type Consent = {
  /** What the merchant asks for, each once: what its tags do, and `marketing` where campaigns are reported. Nothing without `consent`. */
  purposes: readonly Purpose[];
  /** What the player has agreed to. */
  agreed: readonly Purpose[];
  /** The player has not chosen yet, and the browser does not say no in advance. */
  isOpen: boolean;
  choose: (agreed: readonly Purpose[]) => void;
};

/** The choice of this device. It outlives a session, and counts for one version of one merchant. */
const stored = deviceValue(
  'consent',
  v.nullable(v.object({ merchant: v.string(), version: v.string(), agreed: v.array(v.picklist(['measurement', 'marketing'])) })),
  null,
);

/** Returns what the player lets tags of other companies do. Nothing, until the player agrees (docs/guides/tags-and-consent.md). */
export function useConsent(): Consent {
  const { code, consent } = useMerchant();
  const choice = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const isChosen = consent !== undefined && choice?.merchant === code && choice.version === consent.version;
  const { isReported } = useSelector(selectRuntimeConfig).campaign;
  const wanted = consent ? [...consent.tags.map(({ purpose }) => purpose), ...(isReported ? (['marketing'] as const) : [])] : [];
  const purposes = [...new Set(wanted)];
  return {
    purposes,
    agreed: isChosen ? purposes.filter((purpose) => choice.agreed.includes(purpose)) : [],
    isOpen: purposes.length > 0 && !isChosen && !supports.refusesTracking(),
    choose: (agreed) => consent && stored.change(() => ({ merchant: code, version: consent.version, agreed: [...agreed] })),
  };
}
