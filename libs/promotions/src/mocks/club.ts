import type { Rank, Vip, VipLevel } from '../wire';

function level(changes: Partial<VipLevel> & Pick<VipLevel, 'level' | 'name'>): VipLevel {
  return {
    turnover: '0.00',
    keep: '0.00',
    upgrade: '0.00',
    weekly: '0.00',
    monthly: '0.00',
    birthday: '0.00',
    rebate: [{ gameType: 'RNG', percent: '0.30' }],
    withdrawDaily: '50000.00',
    withdrawCount: 3,
    ownSupport: false,
    ...changes,
  };
}

export const vip: Vip = {
  currencySymbol: '₱',
  levels: [
    level({ level: 0, name: 'Member' }),
    level({ level: 1, name: 'VIP 1 Bronze', turnover: '5000.00', keep: '1000.00', upgrade: '20.00', weekly: '5.00', withdrawCount: 4 }),
    level({ level: 2, name: 'VIP 2 Silver', turnover: '25000.00', keep: '5000.00', upgrade: '80.00', weekly: '20.00', withdrawCount: 5 }),
  ],
  rules: [{ title: 'How levels are counted', content: '<p>Every <b>settled</b> bet counts.</p>' }],
  mine: {
    level: 1,
    bars: [
      { kind: 'turnover', done: '12500.00', target: '25000.00', until: null },
      { kind: 'keep', done: '400.00', target: '1000.00', until: Date.UTC(2026, 10, 30, 16) },
    ],
    benefits: [
      { kind: 'upgrade', state: 'claimed', needs: null, nextAt: null },
      { kind: 'weekly', state: 'available', needs: null, nextAt: Date.UTC(2026, 10, 23, 4) },
      { kind: 'rebate', state: 'included', needs: null, nextAt: null },
      { kind: 'withdrawal', state: 'included', needs: null, nextAt: null },
      { kind: 'support', state: 'needs', needs: 'VIP 4 Gold', nextAt: null },
    ],
    history: [{ id: 'h1', at: Date.UTC(2026, 10, 1, 4), event: 'reached', title: 'VIP 1 Bronze', amount: '20.00' }],
  },
};

export const rank: Rank = {
  currencySymbol: '₱',
  unit: 'money',
  startsAt: Date.now() - 3_600_000,
  endsAt: Date.now() + 5 * 3_600_000,
  prizes: [
    { from: 1, to: 1, prize: '5000.00' },
    { from: 2, to: 10, prize: '500.00' },
  ],
  rows: ['ka***a', 'mi***o', 'ra***n', 'lu***z', 'be***a'].map((name, index) => ({
    id: `row-${index}`,
    place: index + 1,
    name,
    score: `${(9 - index) * 1000}.00`,
    prize: index < 3 ? '500.00' : null,
    change: index === 3 ? 2 : index === 4 ? -1 : null,
    isMine: false,
  })),
  mine: { place: 37, score: '250.00', toNext: '1250.00' },
  last: [{ id: 'last-1', place: 1, name: 'jo***e', score: '8000.00', prize: '5000.00', change: null, isMine: false }],
};
