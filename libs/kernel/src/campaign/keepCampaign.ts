import * as v from 'valibot';
import { paths } from '../paths';
import { readStored, removeStored, writeStored } from '../storage';
import { DAY_MS } from '../time';
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

/** Marks that chats add to a copied link. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

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
  for (const [escaped, raw] of pairsOf(address)) {
    const name = escaped.replace(/^amp;/, '');
    const value = raw.replace(UNSEEN, '').trim();
    const counts = ownName.test(name) || clickIds.includes(name);
    if (!counts || !isSound(value) || name in values || Object.keys(values).length === MAX_VALUES) continue;
    values[name] = value;
  }
  if (Object.keys(values).length) writeStored('local', CAMPAIGN_KEY, { values, until: now + keepDays * DAY_MS, ...(site && { site }) });
}

/**
 * The names and values of an address. Links are put together by hand and pass through other apps: a question mark, an ampersand and a hash stand for
 * each other, and a query may be escaped once more or lie within a value.
 */
function pairsOf(address: string): [name: string, value: string][] {
  const [path = ''] = address.split(/[?#&]|%3f/i);
  const rest = address.slice(path.length);
  const query = /^%/.test(rest) ? rest.replace(/%3f|%26/gi, '&').replace(/%3d/gi, '=') : rest;
  const pairs = [...new URLSearchParams(query.replace(/[?#]/g, '&'))];
  const nested = pairs
    .flatMap(([name, value]) => (isSecret(value) ? [] : [name, value.split('?')[1] ?? '']))
    .filter((text) => text.includes('='));
  return isSecret(path) ? [] : [...pairs, ...nested.flatMap((text) => [...new URLSearchParams(text)])];
}

/** The code in the address of a social login. */
const isSecret = (address: string) => address.includes(paths.session.social);

/** A longer value is no mark of a campaign, and would make each call heavy. */
function isSound(value: string): boolean {
  return value !== '' && value.length <= MAX_LENGTH && !/\p{Cc}/u.test(value);
}
