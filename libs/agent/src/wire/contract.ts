import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { contractKinds } from './contractRequest';
import { productTypes } from './productTypes';

const MAX_TIERS = 200;
const MAX_HISTORY = 100;

const kind = v.picklist(contractKinds);
const productType = v.picklist(productTypes);
/** `percent`: 0.8 is 0.8 %; `fixed`: an amount of the wallet's currency. */
const rateUnit = v.picklist(['percent', 'fixed']);

const tier = v.object({
  productType,
  /** The team's bet volume that the tier requires. */
  betAtLeast: wireMoney,
  /** The team's net loss that the tier requires; dividend only. */
  netLossAtLeast: v.nullable(wireMoney),
  activeMembers: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  rate: wireMoney,
  rateUnit,
});

const terms = v.object({
  // Reject the whole contract if one tier is invalid, because without it the terms would differ.
  tiers: v.pipe(v.array(tier), v.minLength(1), v.maxLength(MAX_TIERS)),
  text: wireText,
  textVersion: wireId,
  effectiveAt: v.nullable(wireTime),
});

const contract = v.pipe(
  v.object({
    kind,
    /** `upcoming`: accepted terms start later. `none`: there is no contract, or it has ended. */
    status: v.picklist(['new', 'changed', 'cancellation', 'upcoming', 'active', 'rejected', 'none']),
    /** The request that waits for the agent's answer; the answer names this version. */
    version: v.nullable(wireId),
    upline: v.nullable(wireText),
    currencySymbol: v.pipe(v.string(), v.maxLength(8)),
    /** The offered tiers, while the offer is pending or after it was rejected. */
    offer: v.nullable(terms),
    /** The tiers in force. */
    current: v.nullable(terms),
    /** Accepted tiers that start later; until then `current` stays in force. */
    upcoming: v.nullable(terms),
    /** Time of the agent's last answer, which accepted `upcoming` or `current`, rejected the offer or ended the contract. */
    answeredAt: v.nullable(wireTime),
    /** Rates of downlines that would be higher than the agent's own rates once the contract is accepted. */
    downlineAbove: v.nullable(v.object({ downline: wireText, productType, rate: wireMoney, rateUnit })),
    history: wireList(
      v.object({
        version: wireId,
        event: v.picklist(['offered', 'changeOffered', 'endAsked', 'accepted', 'rejected', 'ended', 'kept', 'withdrawn']),
        at: wireTime,
      }),
      MAX_HISTORY,
    ),
  }),
  v.check(({ status, version, offer, current, upcoming }) => {
    const accepted = current ?? upcoming;
    if (status === 'new') return version !== null && offer !== null;
    if (status === 'changed') return version !== null && offer !== null && accepted !== null;
    if (status === 'cancellation') return version !== null && accepted !== null;
    if (status === 'upcoming') return upcoming !== null;
    if (status === 'active') return current !== null;
    return status === 'none' || offer !== null;
  }, 'a contract holds what its status speaks of'),
);

export const contractWire = {
  /** Returns the agent's contract of one kind: its present terms and the version that waits for an answer. */
  getContract: wireCall({
    method: 'GET',
    path: '/wps/agent/contract',
    access: 'session',
    input: v.object({ kind }),
    value: contract,
  }),
  /**
   * Accepts or refuses the version that waits for an answer. Accepting a cancellation request ends the contract. The same answer again
   * changes nothing. Refused with OFFER_CHANGED when that version no longer waits, and with FIELD_INVALID when a downline would be paid
   * more and the agent has not `acknowledged` it.
   */
  answerContract: wireCall({
    method: 'POST',
    path: '/wps/agent/contract/answer',
    access: 'session',
    input: v.object({ kind, version: wireId, accept: v.boolean(), acknowledged: v.boolean() }),
    value: contract,
  }),
};

export type ProductType = (typeof productTypes)[number];
export type RateUnit = v.InferOutput<typeof rateUnit>;
export type Tier = v.InferOutput<typeof tier>;
export type Terms = v.InferOutput<typeof terms>;
export type Contract = v.InferOutput<typeof contract>;
export type ContractStatus = Contract['status'];
