import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage';
import { CAMPAIGN_KEY, MAX_LENGTH, MAX_VALUES, PLAYER_CAMPAIGN_KEY } from './keepCampaign';

/** What a link brought, by the names of its parameters: `code`, `domain`, `r`, `utm_…` and the operator's click ids. */
export const wireCampaign = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), v.pipe(v.string(), v.maxLength(MAX_LENGTH))),
  v.check((values) => Object.keys(values).length <= MAX_VALUES, 'too many values'),
);

export type Campaign = v.InferOutput<typeof wireCampaign>;

const visitRecord = v.object({
  values: wireCampaign,
  /** When it stops counting, in milliseconds since the epoch. */
  until: v.number(),
});

/** By player: a registration has sent it, and it is sent once more, with the first deposit of its player. */
const playerRecords = v.record(v.string(), visitRecord);

const counts = ({ until }: { until: number }) => until > Date.now();

function readVisit() {
  const kept = readStored('local', CAMPAIGN_KEY, visitRecord);
  if (kept && counts(kept)) return kept;
  removeStored('local', CAMPAIGN_KEY);
  return undefined;
}

function readPlayers() {
  const kept = Object.entries(readStored('local', PLAYER_CAMPAIGN_KEY, playerRecords) ?? {});
  return new Map(kept.filter(([, record]) => counts(record)));
}

function writePlayers(players: ReturnType<typeof readPlayers>): void {
  if (players.size) writeStored('local', PLAYER_CAMPAIGN_KEY, Object.fromEntries(players));
  else removeStored('local', PLAYER_CAMPAIGN_KEY);
}

/** Returns what the last link brought, for a registration. Undefined if there is nothing, or a registration has sent it. */
export function campaignOfVisit(): Campaign | undefined {
  return readVisit()?.values;
}

/** Returns what brought a player who has registered on this device and has not deposited since. */
export function campaignOf(player: string): Campaign | undefined {
  return readPlayers().get(player)?.values;
}

/** A registration has sent the campaign: it waits for the player's first deposit, whatever later links bring. */
export function assignCampaign(player: string): void {
  const kept = readVisit();
  removeStored('local', CAMPAIGN_KEY);
  if (kept) writePlayers(readPlayers().set(player, kept));
}

/** A deposit has sent the campaign of its player. */
export function endCampaign(player: string): void {
  const players = readPlayers();
  if (players.delete(player)) writePlayers(players);
}

/** The gateway does not know the agent's code, so that the next visit need not ask for another one. */
export function forgetCampaignCode(): void {
  const kept = readVisit();
  if (!kept) return;
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
