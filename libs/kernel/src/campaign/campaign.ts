import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage';
import { CAMPAIGN_KEY, MAX_LENGTH, MAX_VALUES } from './keepCampaign';

/** What a link brought, by the names of its parameters: `code`, `domain`, `r`, `utm_…` and the operator's click ids. */
export const wireCampaign = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), v.pipe(v.string(), v.maxLength(MAX_LENGTH))),
  v.check((values) => Object.keys(values).length <= MAX_VALUES, 'too many values'),
);

export type Campaign = v.InferOutput<typeof wireCampaign>;

const record = v.object({
  values: wireCampaign,
  /** When it stops to count, in milliseconds since the epoch. */
  until: v.number(),
  /** The player whose registration has sent it. From then on it is sent only with that player's first deposit. */
  player: v.optional(v.string()),
});

function readRecord(): v.InferOutput<typeof record> | undefined {
  const kept = readStored('local', CAMPAIGN_KEY, record);
  if (kept && kept.until > Date.now()) return kept;
  removeStored('local', CAMPAIGN_KEY);
  return undefined;
}

/** Returns what the last link brought, for a registration. Undefined if there is nothing, or a registration has sent it. */
export function campaignOfVisit(): Campaign | undefined {
  const { values, player } = readRecord() ?? {};
  return player === undefined ? values : undefined;
}

/** Returns what brought a player who has registered on this device and has not deposited since. */
export function campaignOf(player: string): Campaign | undefined {
  const kept = readRecord();
  return kept?.player === player ? kept.values : undefined;
}

/** A registration has sent the campaign: it waits for the player's first deposit. */
export function assignCampaign(player: string): void {
  const kept = readRecord();
  if (kept && kept.player === undefined) writeStored('local', CAMPAIGN_KEY, { ...kept, player });
}

/** A deposit has sent the campaign of its player. */
export function endCampaign(player: string): void {
  if (campaignOf(player)) removeStored('local', CAMPAIGN_KEY);
}

/** The gateway does not know the agent's code, so that the next visit need not ask for another one. */
export function forgetCampaignCode(): void {
  const kept = readRecord();
  if (!kept || kept.player !== undefined) return;
  const { code: _, ...values } = kept.values;
  writeStored('local', CAMPAIGN_KEY, { ...kept, values });
}

/** Adds what the last link brought to an address that another browser opens. What the address says itself stays. */
export function withCampaign(address: string): string {
  const url = new URL(address);
  const missing = Object.entries(campaignOfVisit() ?? {}).filter(([name]) => !url.searchParams.has(name));
  if (!missing.length) return address;
  url.search += `${url.search ? '&' : '?'}${new URLSearchParams(missing).toString()}`;
  return url.href;
}
