import { combinations } from './combinations';
import type { Drawn } from './drawNumbers';
import type { LotteryKind } from './lotteryKind';

export type PlayType = {
  id: string;
  rule: 'product' | 'sum' | 'choose';
  choose?: number;
  /** Rows to choose from, each with its label and options. */
  rows: { label: string; options: readonly string[] }[];
  odds: number;
  maxHits: number;
  /** Returns how often a line wins. */
  hits: (picks: readonly (readonly string[])[], drawn: Drawn) => number;
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const places = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'];
const sizeRows = [
  { label: 'size', options: ['big', 'small'] },
  { label: 'parity', options: ['odd', 'even'] },
];
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'));

const rowsOf = (labels: readonly string[]) => labels.map((label) => ({ label, options: digits }));
/** Tells whether each row holds the number drawn at its place. */
const inPlace = (picks: readonly (readonly string[])[], numbers: readonly string[]) =>
  Number(numbers.length === picks.length && picks.every((row, place) => row.includes(numbers[place] ?? '')));
const countPlaces = (picks: readonly (readonly string[])[], numbers: readonly string[]) =>
  picks.filter((row, place) => row.includes(numbers[place] ?? '')).length;

/** Play type on one figure: big or small, odd or even. */
function sizes(figure: (drawn: Drawn) => number | undefined, bigFrom: number): PlayType {
  return {
    id: 'size',
    rule: 'sum',
    rows: sizeRows,
    odds: 1.9,
    maxHits: 2,
    hits: ([size = [], parity = []], drawn) => {
      const value = figure(drawn);
      if (value === undefined) return 0;
      return Number(size.includes(value >= bigFrom ? 'big' : 'small')) + Number(parity.includes(value % 2 === 0 ? 'even' : 'odd'));
    },
  };
}

function digitPlays(length: number): PlayType[] {
  const rows = rowsOf(places.slice(-length));
  const plays: PlayType[] = [
    { id: 'straight', rule: 'product', rows, odds: 0.95 * 10 ** length, maxHits: 1, hits: (picks, { numbers }) => inPlace(picks, numbers) },
    { id: 'position', rule: 'sum', rows, odds: 9.5, maxHits: length, hits: (picks, { numbers }) => countPlaces(picks, numbers) },
    sizes(({ numbers }) => Number(numbers.at(-1)), 5),
  ];
  if (length > 2) {
    const last = rowsOf(places.slice(-2));
    plays.push({
      id: 'last2',
      rule: 'product',
      rows: last,
      odds: 95,
      maxHits: 1,
      hits: (picks, { numbers }) => inPlace(picks, numbers.slice(-2)),
    });
  }
  if (length === 3) {
    plays.push({
      id: 'box',
      rule: 'choose',
      choose: 3,
      rows: [{ label: 'digits', options: digits }],
      odds: 158,
      maxHits: 1,
      hits: ([row = []], { numbers }) => Number(new Set(numbers).size === 3 && numbers.every((number) => row.includes(number))),
    });
  }
  return plays;
}

const dicePlays: PlayType[] = [
  // Three equal dice lose every such bet.
  sizes(({ numbers }) => (new Set(numbers).size === 1 ? undefined : numbers.reduce((sum, number) => sum + Number(number), 0)), 11),
  {
    id: 'single',
    rule: 'sum',
    rows: [{ label: 'dice', options: ['1', '2', '3', '4', '5', '6'] }],
    odds: 2.25,
    maxHits: 3,
    hits: ([row = []], { numbers }) => row.filter((face) => numbers.includes(face)).length,
  },
  {
    id: 'pair',
    rule: 'choose',
    choose: 2,
    rows: [{ label: 'dice', options: ['1', '2', '3', '4', '5', '6'] }],
    odds: 6.8,
    maxHits: 3,
    hits: ([row = []], { numbers }) => combinations(row.filter((face) => numbers.includes(face)).length, 2),
  },
];

const cars = numbersTo(10);
const racePlays: PlayType[] = [
  {
    id: 'champion',
    rule: 'sum',
    rows: [{ label: 'winner', options: cars }],
    odds: 9.5,
    maxHits: 1,
    hits: ([row = []], { numbers }) => Number(row.includes(numbers[0] ?? '')),
  },
  {
    id: 'places',
    rule: 'sum',
    rows: ['winner', 'second', 'third'].map((label) => ({ label, options: cars })),
    odds: 9.5,
    maxHits: 3,
    hits: (picks, { numbers }) => countPlaces(picks, numbers),
  },
  sizes(({ numbers }) => Number(numbers[0]), 6),
];

function poolPlays(drawn: number, of: number): PlayType[] {
  return [1, 2, 3].map((choose) => ({
    id: `any${choose}`,
    rule: choose === 1 ? ('sum' as const) : ('choose' as const),
    choose,
    rows: [{ label: 'numbers', options: numbersTo(of) }],
    odds: Math.floor((94 * combinations(of, choose)) / combinations(drawn, choose)) / 100,
    maxHits: combinations(drawn, choose),
    hits: ([row = []], { numbers }) => combinations(row.filter((number) => numbers.includes(number)).length, choose),
  }));
}

const vietnamPlays: PlayType[] = [
  {
    id: 'lo2',
    rule: 'product',
    rows: rowsOf(['tens', 'units']),
    odds: 3.5,
    maxHits: 27,
    hits: ([tens = [], units = []], { prizes }) =>
      prizes.flatMap(({ numbers }) => numbers).filter((number) => tens.includes(number.at(-2) ?? '') && units.includes(number.at(-1) ?? ''))
        .length,
  },
  {
    id: 'special2',
    rule: 'product',
    rows: rowsOf(['tens', 'units']),
    odds: 95,
    maxHits: 1,
    hits: (picks, { numbers }) => inPlace(picks, numbers.slice(-2)),
  },
  {
    id: 'special3',
    rule: 'product',
    rows: rowsOf(['hundreds', 'tens', 'units']),
    odds: 930,
    maxHits: 1,
    hits: (picks, { numbers }) => inPlace(picks, numbers.slice(-3)),
  },
];

/** Returns the play types of a lottery. */
export function playTypesOf(kind: LotteryKind): PlayType[] {
  if (kind.family === 'digits') return digitPlays(kind.length);
  if (kind.family === 'pool') return poolPlays(kind.drawn, kind.of);
  if (kind.family === 'dice') return dicePlays;
  return kind.family === 'race' ? racePlays : vietnamPlays;
}
