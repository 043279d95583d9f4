import { tier } from '../mocks/contracts';
import { productTypes } from '../wire';
import { type StepChange, compareFigure, compareTiers } from './compareTiers';
import { groupTiers } from './groupTiers';
import { headline } from './headline';
import { type TierColumn, tierColumns } from './tierColumns';

test('product 4.5: product types are LIVE, RNG, SPORTS, LOTT, FISH, ELOTT, PVP and all together', () => {
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

test('the lowest step comes first, by figures and not by text', () => {
  const amounts = ['1000000.00', '90000.00', '9007199254740993.00', '9007199254740992.00'];
  const [group] = groupTiers(amounts.map((betAtLeast) => tier({ betAtLeast })));
  expect(group?.tiers.map(({ betAtLeast }) => betAtLeast)).toEqual([
    '90000.00',
    '1000000.00',
    '9007199254740992.00',
    '9007199254740993.00',
  ]);
});

describe('product 4.5: now and new stand side by side', () => {
  const low = tier();
  const high = tier({ betAtLeast: '400000.00', rate: '1.2' });
  const lower = tier({ betAtLeast: '60000.00' });
  const fish = tier({ productType: 'FISH' });

  test.each<[string, (typeof low)[], (typeof low)[], StepChange[]]>([
    ['the same step', [low], [tier({ rate: '1' })], [{ now: low, next: tier({ rate: '1' }) }]],
    ['a step with another condition', [low], [lower], [{ now: low, next: lower }]],
    ['a new step', [low], [low, high], [{ now: low, next: low }, { next: high }]],
    ['a step that goes away', [low, high], [high], [{ now: high, next: high }, { now: low }]],
  ])('%s', (_, now, next, steps) => {
    expect(compareTiers(now, next)).toEqual([{ productType: 'RNG', steps }]);
  });

  test('a product type that comes and one that goes', () => {
    expect(compareTiers([low], [fish])).toEqual([
      { productType: 'RNG', steps: [{ now: low }] },
      { productType: 'FISH', steps: [{ next: fish }] },
    ]);
  });

  test.each<[TierColumn, Partial<typeof low>, string, boolean]>([
    ['rate', { rate: '1' }, 'up', true],
    ['rate', { rate: '0.80' }, 'same', false],
    ['rate', { rate: '0.75' }, 'down', false],
    ['rate', { rate: '900', rateUnit: 'fixed' }, 'unlike', false],
    ['betAtLeast', { betAtLeast: '200000.00' }, 'up', false],
    ['betAtLeast', { betAtLeast: '50000.00' }, 'down', true],
    ['activeMembers', { activeMembers: 4 }, 'down', true],
    ['netLossAtLeast', { netLossAtLeast: '1.00' }, 'up', false],
  ])('%s with %p goes %s, better: %s', (column, changes, direction, isBetter) => {
    expect(compareFigure({ now: low, next: tier(changes) }, column)).toEqual({ direction, isBetter });
  });

  test('a new step has nothing to compare with', () => {
    expect(compareFigure({ next: low }, 'rate')).toBeUndefined();
  });
});

describe('product 4.5: the plain sentence', () => {
  const all = tier({ productType: 'ALL', rate: '0.2' });
  const live = tier({ productType: 'LIVE', rate: '0.4' });
  const slots = [tier(), tier({ betAtLeast: '400000.00', rate: '1.2' })];
  const fixed = tier({ productType: 'SPORTS', rate: '5000', rateUnit: 'fixed' });

  test('speaks of all games together when the contract knows them', () => {
    expect(headline([...slots, all])).toEqual({ entry: all });
  });

  test('else of the best percentage, from its first step on', () => {
    expect(headline([live, fixed, ...slots])).toEqual({ entry: slots[0], best: slots[1] });
  });

  test('of a fixed amount when there is nothing else, of nothing when there are no tiers', () => {
    expect(headline([fixed])).toEqual({ entry: fixed });
    expect(headline([])).toBeUndefined();
  });
});
