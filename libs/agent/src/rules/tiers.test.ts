import { tier } from '../mocks/contracts';
import { productTypes } from '../wire';
import {
  headline,
  type FigureChange,
  type StepChange,
  compareFigure,
  compareTiers,
  type TierColumn,
  tierColumns,
  groupTiers,
} from './tiers';

test('product 4.5: tiers are grouped as LIVE, RNG, SPORTS, LOTT, FISH, ELOTT, PVP and ALL, in this order', () => {
  const tiers = [...productTypes].reverse().map((productType) => tier({ productType }));
  expect(groupTiers(tiers).map(({ productType }) => productType)).toEqual(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'ALL']);
});

test.each([
  ['salary', ['betAtLeast', 'activeMembers', 'rate']],
  ['dividend', ['betAtLeast', 'netLossAtLeast', 'activeMembers', 'rate']],
  ['hourly', ['betAtLeast', 'activeMembers', 'rate']],
] as const)('product 4.5: columns of the %s contract', (kind, columns) => {
  expect(tierColumns(kind)).toEqual(columns);
});

test('the lowest step comes first, compared as numbers and not as text', () => {
  const amounts = ['1000000.00', '90000.00', '9007199254740993.00', '9007199254740992.00'];
  const [group] = groupTiers(amounts.map((betAtLeast) => tier({ betAtLeast })));
  expect(group?.tiers.map(({ betAtLeast }) => betAtLeast)).toEqual([
    '90000.00',
    '1000000.00',
    '9007199254740992.00',
    '9007199254740993.00',
  ]);
});

describe('product 4.5: comparing the current terms with the new terms', () => {
  const low = tier();
  const high = tier({ betAtLeast: '400000.00', rate: '1.2' });
  const lower = tier({ betAtLeast: '60000.00' });
  const fish = tier({ productType: 'FISH' });

  test.each<{ what: string; now: (typeof low)[]; next: (typeof low)[]; steps: StepChange[] }>([
    {
      what: 'matches a step with a changed rate',
      now: [low],
      next: [tier({ rate: '1' })],
      steps: [{ now: low, next: tier({ rate: '1' }) }],
    },
    { what: 'matches a step with a changed condition', now: [low], next: [lower], steps: [{ now: low, next: lower }] },
    { what: 'lists a new step', now: [low], next: [low, high], steps: [{ now: low, next: low }, { next: high }] },
    { what: 'lists a removed step', now: [low, high], next: [high], steps: [{ now: high, next: high }, { now: low }] },
  ])('$what', ({ now, next, steps }) => {
    expect(compareTiers(now, next)).toEqual([{ productType: 'RNG', steps }]);
  });

  test('lists an added and a removed product type', () => {
    expect(compareTiers([low], [fish])).toEqual([
      { productType: 'RNG', steps: [{ now: low }] },
      { productType: 'FISH', steps: [{ next: fish }] },
    ]);
  });

  test.each<[TierColumn, Partial<typeof low>, FigureChange]>([
    ['rate', { rate: '1' }, { direction: 'up', isBetter: true }],
    ['rate', { rate: '0.80' }, { direction: 'same', isBetter: false }],
    ['rate', { rate: '0.75' }, { direction: 'down', isBetter: false }],
    ['rate', { rate: '900', rateUnit: 'fixed' }, { direction: 'unlike', isBetter: false }],
    ['betAtLeast', { betAtLeast: '200000.00' }, { direction: 'up', isBetter: false }],
    ['betAtLeast', { betAtLeast: '50000.00' }, { direction: 'down', isBetter: true }],
    ['activeMembers', { activeMembers: 4 }, { direction: 'down', isBetter: true }],
    ['netLossAtLeast', { netLossAtLeast: '1.00' }, { direction: 'up', isBetter: false }],
  ])('compares %s with the change %p', (column, changes, expected) => {
    expect(compareFigure({ now: low, next: tier(changes) }, column)).toEqual(expected);
  });

  test('a new step has nothing to compare with', () => {
    expect(compareFigure({ next: low }, 'rate')).toBeUndefined();
  });
});

describe('product 4.5: the summary sentence', () => {
  const all = tier({ productType: 'ALL', rate: '0.2' });
  const live = tier({ productType: 'LIVE', rate: '0.4' });
  const slots = [tier(), tier({ betAtLeast: '400000.00', rate: '1.2' })];
  const fixed = tier({ productType: 'SPORTS', rate: '5000', rateUnit: 'fixed' });

  test('uses the tier for all games when there is one', () => {
    expect(headline([...slots, all])).toEqual({ entry: all });
  });

  test('otherwise uses the product type with the best percentage, from its first step', () => {
    expect(headline([live, fixed, ...slots])).toEqual({ entry: slots[0], best: slots[1] });
  });

  test('uses a fixed amount when there is no percentage, and nothing when there are no tiers', () => {
    expect(headline([fixed])).toEqual({ entry: fixed });
    expect(headline([])).toBeUndefined();
  });
});
