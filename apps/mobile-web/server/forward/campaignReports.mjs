import { createOutbox, post } from './outbox.mjs';

/** The operator's receiver may be away for half an hour: the outbox tries every five seconds. */
const TRIES = 360;
const MOST = 1000;
/** The most events of one report; a phone keeps no more. */
const MOST_AT_ONCE = 20;
const EVENTS = ['landing', 'registration', 'firstDeposit'];
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The names that kernel keeps of a link (`campaign/keepCampaign.ts`), but for `r`, which names a player. */
const OWN_NAME = /^(code|domain|utm_[a-z_]{1,20})$/;
/** The latest time of a `Date`. */
const LATEST = 8.64e15;
const MOST_VALUES = 20;
const MOST_LETTERS = 200;

/**
 * Reports what became of campaigns to the operator, in batches: `{"events":[{"id","event","at","merchant","campaign"}]}`. A batch that is not taken goes
 * again, so an event may arrive twice, with the same id. Undefined without an address.
 * @param {{ campaign?: { reportTo?: string, clickIds?: string[] }, merchants: { code: string, alternateDomains?: Record<string, string> }[] }} config
 * @param {{ print: (line: string) => void, pauseMs?: number, most?: number, tries?: number }} options
 */
export function campaignReports({ campaign: { reportTo, clickIds = [] } = {}, merchants }, { print, ...limits }) {
  if (!reportTo) return undefined;
  const codes = merchants.flatMap(({ code, alternateDomains = {} }) => [code, ...Object.values(alternateDomains)]);
  const isKept = (name) => OWN_NAME.test(name) || clickIds.includes(name);
  const send = (entries, signal) => {
    const events = entries.map(({ count: _, ...event }) => event);
    return post(reportTo, { body: JSON.stringify({ events }), headers: { 'Content-Type': 'application/json' }, signal });
  };
  const outbox = createOutbox({ send, print, what: 'events of campaigns', most: MOST, tries: TRIES, ...limits });
  return {
    outbox,
    /**
     * @param {string} text What a phone has sent.
     * @returns {boolean} False if there is no room for it now: the phone sends it again.
     */
    put(text) {
      const { merchant, events } = parse(text);
      if (!codes.includes(merchant) || !Array.isArray(events)) return true;
      const read = events.slice(0, MOST_AT_ONCE).flatMap((event) => readEvent(event, isKept));
      return read.map((event) => outbox.put(event.id, () => ({ ...event, merchant }))).every(Boolean);
    },
    /**
     * The operator's file has changed: what waits goes to the address of the new one. Without one it is sent now or given up.
     * @param {ReturnType<typeof campaignReports>} [next]
     */
    leaveTo: (next) => (next ? outbox.handOver(next.outbox) : outbox.close()),
    close: outbox.close,
  };
}

/** Events come from outside: only known fields pass, and each only in its form. */
function readEvent(given, isKept) {
  const { id, event, at, campaign } = Object(given);
  const isSound = typeof id === 'string' && ID.test(id) && EVENTS.includes(event) && Number.isSafeInteger(at) && at > 0 && at <= LATEST;
  const values = Object.entries(Object(campaign)).filter(([name, value]) => isKept(name) && isMark(value));
  return isSound && values.length > 0 ? [{ id, event, at, campaign: Object.fromEntries(values.slice(0, MOST_VALUES)) }] : [];
}

function isMark(value) {
  return typeof value === 'string' && value.length <= MOST_LETTERS && !/\p{Cc}/u.test(value);
}

function parse(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
