import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage';
import { newIdempotencyKey } from '../wireCall';
import { type Campaign, wireCampaign } from './wireCampaign';

const KEY = 'campaignEvents';
/** Older ones are forgotten, whoever still waits for them. */
const MOST = 20;

const record = v.array(
  v.object({
    /** Lets a receiver recognise an event that it gets twice. */
    id: v.string(),
    event: v.picklist(['landing', 'registration', 'firstDeposit']),
    /** When it happened, in milliseconds since the epoch. */
    at: v.number(),
    campaign: wireCampaign,
    /** Code of the merchant. Another one of the same address has neither the partners nor the consent. */
    site: v.string(),
    /** The listeners that have had this event. */
    told: v.array(v.string()),
  }),
);

type Kept = v.InferOutput<typeof record>[number];

/** What became of a visit that a link brought. It says nothing of the player, and no amount. */
export type CampaignEvent = Omit<Kept, 'told' | 'site'>;

const read = (): Kept[] => readStored('local', KEY, record) ?? [];

/** The friend who recommends (`r`) is a player, so the name goes no further than the gateway. */
export function noteCampaignEvent(event: CampaignEvent['event'], { r: _, ...campaign }: Campaign, site: string): void {
  const fresh: Kept = { id: newIdempotencyKey(), event, at: Date.now(), campaign, site, told: [] };
  writeStored('local', KEY, [...read(), fresh].slice(-MOST));
}

/** Returns the events of a merchant's site that a listener has not had yet. */
export function campaignEvents(listener: string, site: string): CampaignEvent[] {
  return read()
    .filter((one) => one.site === site && !one.told.includes(listener))
    .map(({ told: _told, site: _site, ...event }) => event);
}

/** Marks events as delivered to a listener, which does not get them again. */
export function noteTold(listener: string, events: readonly CampaignEvent[]): void {
  const ids = events.map(({ id }) => id);
  writeStored(
    'local',
    KEY,
    read().map((one) => (ids.includes(one.id) ? { ...one, told: [...one.told, listener] } : one)),
  );
}

/** Drops all events, because the player wants nobody to receive them. */
export function dropCampaignEvents(): void {
  removeStored('local', KEY);
}
