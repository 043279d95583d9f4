import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage';
import { noteCampaignEvent } from './campaignEvents';
import { CAMPAIGN_KEY, PLAYER_CAMPAIGN_KEY } from './keepCampaign';
import { type Campaign, wireCampaign } from './wireCampaign';

const visitRecord = v.object({
  values: wireCampaign,
  /** When it stops counting, in milliseconds since the epoch. */
  until: v.number(),
  /** Code of the merchant whose site was visited, if anybody receives the events of the visit (`campaignEvents.ts`). */
  site: v.optional(v.string()),
  /** The landing is among the events. */
  isLanded: v.optional(v.boolean()),
});

/** Visits by player. The registration has sent the visit already; the player's first deposit sends it once more. */
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

/** Notes the landing of a visit that came by a campaign link, once for each link, if anybody receives its events. */
export function noteLanding(): void {
  const kept = readVisit();
  if (!kept?.site || kept.isLanded) return;
  writeStored('local', CAMPAIGN_KEY, { ...kept, isLanded: true });
  noteCampaignEvent('landing', kept.values, kept.site);
}

/** A registration has sent the campaign: it waits for the player's first deposit, whatever later links bring. */
export function assignCampaign(player: string): void {
  noteLanding();
  const kept = readVisit();
  removeStored('local', CAMPAIGN_KEY);
  if (!kept) return;
  writePlayers(readPlayers().set(player, kept));
  if (kept.site) noteCampaignEvent('registration', kept.values, kept.site);
}

/** A deposit has sent the campaign of its player. */
export function endCampaign(player: string): void {
  const players = readPlayers();
  const kept = players.get(player);
  if (!kept) return;
  players.delete(player);
  writePlayers(players);
  if (kept.site) noteCampaignEvent('firstDeposit', kept.values, kept.site);
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
