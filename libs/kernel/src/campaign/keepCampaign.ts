import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage';
import { DAY_MS } from '../time';
import { pairsOf } from './pairsOf';
import { MAX_LENGTH, MAX_VALUES } from './wireCampaign';

/**
 * How long campaigns count, and which names of click ids belong to them (runtime configuration). `site`: code of the merchant, if anybody is told of what
 * becomes of them there.
 */
export type CampaignRules = { keepDays: number; clickIds: readonly string[]; site?: string | undefined };

export const CAMPAIGN_KEY = 'campaign';
export const PLAYER_CAMPAIGN_KEY = 'campaignOfPlayer';
/** The address of a visit that began before the app ran; `build/start.js` of the app keeps it. */
const ARRIVAL_KEY = 'arrival';

const records = v.record(v.string(), v.unknown());

/** The address that an icon of the app opens (`npm run app-projects`). */
const fromIcon = /[?&]utm_medium=icon(&|$)/;

/** Agent's code and domain, the friend who recommends, and the marks of analytics. */
const ownName = /^(code|domain|r|utm_[a-z_]{1,20})$/;

/**
 * Keeps what the link of this visit brought, until `keepDays` have passed. The last link counts, and its values replace all earlier ones. A page that is
 * loaded again is no new click, and neither is the icon of the app: its address counts only if nothing is kept.
 */
export function keepCampaign(rules: CampaignRules, { address = ownAddress(), isClick = isNewVisit(), now = Date.now() } = {}): void {
  const arrival = readStored('session', ARRIVAL_KEY, v.string());
  removeStored('session', ARRIVAL_KEY);
  moveFormerRecord();
  if (arrival) keepLink(arrival, true);
  keepLink(address, isClick);

  function keepLink(link: string, isNew: boolean) {
    const isKept = [CAMPAIGN_KEY, PLAYER_CAMPAIGN_KEY].some((key) => readStored('local', key, records));
    if (!isKept || (isNew && !fromIcon.test(link))) keep(link, rules, now);
  }
}

/** Earlier releases kept what waits for a player's first deposit in the place of what the visit brought. */
function moveFormerRecord(): void {
  const { player, ...record } = readStored('local', CAMPAIGN_KEY, records) ?? {};
  if (typeof player !== 'string') return;
  removeStored('local', CAMPAIGN_KEY);
  writeStored('local', PLAYER_CAMPAIGN_KEY, { ...readStored('local', PLAYER_CAMPAIGN_KEY, records), [player]: record });
}

function ownAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return !load || !/reload|back_forward/.test((load as PerformanceNavigationTiming).type);
}

function keep(address: string, { keepDays, clickIds, site }: CampaignRules, now: number): void {
  const values: Record<string, string> = {};
  for (const [name, value] of pairsOf(address)) {
    const counts = ownName.test(name) || clickIds.includes(name);
    if (!counts || !isSound(value) || name in values || Object.keys(values).length === MAX_VALUES) continue;
    values[name] = value;
  }
  if (Object.keys(values).length) writeStored('local', CAMPAIGN_KEY, { values, until: now + keepDays * DAY_MS, ...(site && { site }) });
}

/** A longer value is no mark of a campaign, and would make each call heavy. */
function isSound(value: string): boolean {
  return value !== '' && value.length <= MAX_LENGTH && !/\p{Cc}/u.test(value);
}
