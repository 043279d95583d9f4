import { serverNow } from '@parlour/api-client';
import { DAY_MS } from '@parlour/kernel/time';
import { wireId, wireTime } from '@parlour/kernel/wire-call';
import { useMerchant } from '@parlour/site';
import * as v from 'valibot';
import type { Answer, Search, SubmissionDispatch, SubmissionKind } from './submissionKind';

/** An entry may appear in the list after the client's timeout of 30 s for money. */
const REPLY_WINDOW_MS = 90_000;
/** The gateway's clock is known to the second. */
const CLOCK_SLACK_MS = 2000;

/** The state of a list before the request: the gateway's time and the numbers that it held. Part of the content that `searchInList` completes. */
export const listedBefore = v.object({ at: wireTime, orderNos: v.array(wireId) });

type Listable = { before?: v.InferOutput<typeof listedBefore> | undefined };

export type ListOfOutcomes<Content, Value> = {
  /** The newest entries of the gateway's list that were made in the range. */
  latest: (dispatch: SubmissionDispatch, range: { from: number; to: number }) => Answer<Value[]>;
  /** The number by which the gateway names the entry. */
  orderNoOf: (entry: Value) => string;
  /** When the gateway made the entry, in milliseconds. */
  madeAt: (entry: Value) => number;
  /** Whether an intent with this content makes such an entry. */
  fits: (entry: Value, content: Content) => boolean;
};

/**
 * The search at a gateway without keys, which cannot say what became of a request, in a list of what it has made. An entry is taken only if it is
 * new and the only one that fits, so nothing that another request has made is taken for it.
 */
export function searchInList<Content extends Listable, Value>({
  latest,
  orderNoOf,
  madeAt,
  fits,
}: ListOfOutcomes<Content, Value>): Search<Content, Value> {
  return {
    replyWindowMs: REPLY_WINDOW_MS,
    prepare: async (dispatch, content) => {
      const { data, error } = await latest(dispatch, around(serverNow()));
      return data ? { data: { ...content, before: { at: serverNow(), orderNos: data.map(orderNoOf) } } } : { error };
    },
    find: async (dispatch, _, content) => {
      const { before } = content;
      // Without the earlier list nothing tells which entry is new.
      if (!before) return { data: null };
      const { data, error } = await latest(dispatch, around(before.at));
      if (!data) return { error };
      const isNew = (entry: Value) =>
        !before.orderNos.includes(orderNoOf(entry)) &&
        madeAt(entry) >= before.at - CLOCK_SLACK_MS &&
        madeAt(entry) <= before.at + REPLY_WINDOW_MS;
      const [only, ...others] = data.filter((entry) => isNew(entry) && fits(entry, content));
      return { data: only === undefined || others.length > 0 ? null : only };
    },
  };
}

/** A day before and after, because a gateway may read a range as whole days. */
const around = (time: number) => ({ from: time - DAY_MS, to: time + DAY_MS });

type SearchedKind<Content, Value, Secret> = { kind: SubmissionKind<Content, Value, Secret>; isKeyless: boolean; isSearched: boolean };

/** Returns the kind with the search that the site's gateway allows. A gateway without keys is never asked by a key. */
export function useSearchedKind<Content, Value, Secret>(
  kind: SubmissionKind<Content, Value, Secret>,
): SearchedKind<Content, Value, Secret> {
  const { withoutKeys: isKeyless } = useMerchant();
  return {
    kind: isKeyless ? { ...kind, find: nothingFound, ...kind.withoutKeys } : kind,
    isKeyless,
    isSearched: !isKeyless || kind.withoutKeys !== undefined,
  };
}

/**
 * What is known of a request that was not found: with keys it is absent, without them nobody is sure. Names the texts that say so in the
 * libraries' messages.
 */
export function useLostState(): 'absent' | 'unsure' {
  return useMerchant().withoutKeys ? 'unsure' : 'absent';
}

const nothingFound = async () => ({ data: null });
