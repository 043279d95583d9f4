import * as v from 'valibot';
import { activeContract } from './mocks/contracts';
import { carloRebates, downline, downlinePage, incomePage, kpi, overview, ownRates, transfer, transferRules } from './mocks/team';
import { agentWire } from './wire';
import { teamWire } from './wire/team';
import { transferWire } from './wire/transfer';

const paged = { pageNum: 1, totalPages: 1 };

const replies: [string, v.GenericSchema, unknown][] = [
  ['contract', agentWire.getContract.value, activeContract],
  ['overview', teamWire.getOverview.value, overview],
  ['figures', teamWire.getKpi.value, kpi],
  ['downlines', teamWire.getDownlines.value, downlinePage([downline()], { trail: [{ memberId: 'm-carlo', name: 'Carlo' }] })],
  ['rebates', teamWire.getRebates.value, { ...paged, content: [carloRebates], own: ownRates }],
  ['rebates that were set', teamWire.setRebates.value, carloRebates],
  ['income', teamWire.getIncome.value, incomePage],
  ['transfer rules', transferWire.getTransferRules.value, transferRules],
  ['transfer', transferWire.createTransfer.value, transfer()],
  ['transfer found by its key', transferWire.findTransfer.value, transfer()],
  [
    'report',
    transferWire.getTransfers.value,
    { ...paged, content: [transfer()], totals: { count: 1, amount: '500.00' }, currencySymbol: '₱' },
  ],
];

/** Text lists in which an invalid entry is dropped and the others are kept. */
const lenient = ['announcements', 'history'];
const otherType: Record<string, unknown> = { string: 7, number: 'seven', boolean: 'yes', object: 'text' };

type Way = (string | number)[];

/** Returns the paths of all fields of a reply, at any depth. */
function fieldsOf(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return fieldsOf(value[0], [...way, 0]);
  return Object.entries(value).flatMap(([name, inner]) =>
    lenient.includes(name) ? [] : [[...way, name], ...fieldsOf(inner, [...way, name])],
  );
}

/** Returns the reply with one field removed or changed to another type. */
function spoil(reply: unknown, way: Way, as: 'missing' | 'of another type'): unknown {
  const copy = structuredClone(reply) as Record<string, unknown>;
  const last = way.at(-1) as string;
  const holder = way.slice(0, -1).reduce((inner, step) => inner[step] as Record<string, unknown>, copy);
  if (as === 'missing') delete holder[last];
  else holder[last] = holder[last] === null ? true : otherType[typeof holder[last]];
  return copy;
}

describe.each(replies)('bad input: the %s reply', (_, schema, reply) => {
  test('is accepted when complete', () => expect(v.is(schema, reply)).toBe(true));

  test.each(fieldsOf(reply).map((way) => [way.join('.'), way] as const))(
    'is rejected as a whole when %s is missing or has another type',
    (_name, way) => {
      expect(v.is(schema, spoil(reply, way, 'missing'))).toBe(false);
      expect(v.is(schema, spoil(reply, way, 'of another type'))).toBe(false);
    },
  );
});
