import { adoptPageTime, api } from '@parlour/api-client';
import { adoptImageCdnDraw } from '@parlour/content';
import type { Locale } from '@parlour/kernel';
import { writeCookie } from '@parlour/kernel/storage';
import { selectIsLoggedIn } from '@parlour/player/session';
import { selectLocale, selectMerchant, type Status, statusRemembered } from '@parlour/site';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../store';

// The page that the document brings: whose it is, and the data that it was rendered from (ADR 0034).

/** The path that the document was loaded with. */
export const documentPath = typeof window === 'undefined' ? undefined : window.location.pathname;

export const kinds = ['visitor', 'player'] as const;

/** Whose page it is. The documents of an address differ by nothing else, so that a shared cache can keep them. */
export type PageVariant = { merchant: string; locale: Locale; kind: (typeof kinds)[number] };

/** `200jilif3.en.visitor` */
export function variantName({ merchant, locale, kind }: PageVariant): string {
  return [merchant, locale, kind].join('.');
}

export function pageVariant(state: unknown): PageVariant {
  return { merchant: selectMerchant(state).code, locale: selectLocale(state), kind: selectIsLoggedIn(state) ? 'player' : 'visitor' };
}

/** Tells the server by a cookie which pages to send next time. The cookie says nothing else about the player. */
export function keepPageVariant({ getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>): void {
  let kept = '';
  const keep = () => {
    const name = variantName(pageVariant(getState()));
    if (name === kept) return;
    if (kept) import('../pwa/pageCopies').then(({ forgetPageCopies }) => forgetPageCopies()).catch(() => undefined);
    kept = name;
    writeCookie('home', name, '/m');
  };
  keep();
  subscribe(keep);
}

/** One reply of the gateway, as RTK Query caches it. */
type Reply = { endpointName: string; arg: unknown; value: unknown };

/** The data from which the server rendered a page. The document carries it, so that the browser hydrates from the same data. */
export type PageSnapshot = {
  /** Milliseconds since the epoch, by the server's clock. */
  takenAt: number;
  /** Chooses the image CDN (`imageCdns` of content). */
  imageCdnDraw: number;
  status: Status;
  replies: Reply[];
};

/** The snapshot of this page whose data the gateway has not been asked for. */
let unasked: PageSnapshot | undefined;

/** Puts a snapshot into a store that has asked the gateway nothing yet. */
export function fillFromSnapshot(store: Pick<AppStore, 'dispatch'>, snapshot: PageSnapshot): void {
  const { takenAt, imageCdnDraw, status, replies } = snapshot;
  unasked = snapshot;
  adoptPageTime(takenAt);
  adoptImageCdnDraw(imageCdnDraw);
  store.dispatch(statusRemembered(status));
  const { upsertQueryEntries } = api.util;
  // The endpoints are injected, so the api's own type does not know their names.
  store.dispatch(upsertQueryEntries(replies as unknown as Parameters<typeof upsertQueryEntries>[0]));
}

/** The replies in a store, in the form that `fillFromSnapshot` takes. */
export function repliesOf(state: ReturnType<AppStore['getState']>): Reply[] {
  return Object.values(state.api.queries).flatMap((entry) =>
    entry?.status === 'fulfilled' ? [{ endpointName: entry.endpointName, arg: entry.originalArgs, value: entry.data }] : [],
  );
}

/**
 * The snapshot in the document, if the page is of this variant; a document from a cache may be another one. The server has validated the
 * data, and the policy lets nobody else write it.
 */
export function readSnapshot(variant: PageVariant): PageSnapshot | undefined {
  const block = document.getElementById('parlour-page');
  if (block?.dataset['page'] !== variantName(variant)) return undefined;
  try {
    return JSON.parse(block.textContent ?? '') as PageSnapshot;
  } catch {
    return undefined;
  }
}

type Asking = { dispatch: (action: UnknownAction) => unknown };

/** In milliseconds. The server takes a new snapshot earlier, but caches may keep a document longer. */
const FRESH_MS = 60_000;

/** Asks the gateway again for the data of an old snapshot, which comes from a cache. A wrong clock of the device only causes extra calls. */
export function refreshSnapshot(store: Asking): void {
  if (unasked && Math.abs(Date.now() - unasked.takenAt) >= FRESH_MS) askForSnapshot(store);
}

/** Asks the gateway for the data of the snapshot once, for example because the service worker keeps replies that it has seen. */
export function askForSnapshot({ dispatch }: Asking): void {
  const endpoints = api.endpoints as Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>;
  for (const { endpointName, arg } of unasked?.replies ?? []) {
    const ask = endpoints[endpointName]?.initiate(arg, { forceRefetch: true, subscribe: false });
    if (ask) dispatch(ask);
  }
  unasked = undefined;
}
