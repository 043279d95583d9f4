import type { VipLevel } from '@parlour/promotions/wire';
import { type Merchant, fromPesos } from '../merchants/merchants';

const names = ['Member', 'Bronze', 'Silver', 'Pearl', 'Gold', 'Ruby', 'Diamond'];
const turnover = [0, 60_000, 150_000, 300_000, 600_000, 1_500_000, 6_000_000];
const gift = [0, 20, 80, 300, 1000, 3500, 12_000];
/** Whoever has no level has a birthday too. */
const leastBirthday = 80;

/** Returns the club levels of a merchant, in its currency. */
export function vipLevels(merchant: Merchant): VipLevel[] {
  const worth = (pesos: number) => fromPesos(merchant, String(pesos));
  return names.map((name, level) => {
    const upgrade = gift[level] ?? 0;
    return {
      level,
      name: level === 0 ? name : `VIP ${level} ${name}`,
      turnover: worth(turnover[level] ?? 0),
      keep: worth((turnover[level] ?? 0) / 5),
      upgrade: worth(upgrade),
      weekly: worth(upgrade / 4),
      monthly: worth(upgrade / 2),
      birthday: worth(Math.max(upgrade, leastBirthday)),
      rebate: [
        { gameType: 'RNG', percent: (0.2 + level * 0.1).toFixed(2) },
        { gameType: 'LIVE', percent: (0.1 + level * 0.05).toFixed(2) },
        { gameType: 'FISH', percent: (0.2 + level * 0.08).toFixed(2) },
      ],
      withdrawDaily: worth(50_000 * (level + 1)),
      withdrawCount: 3 + level,
      ownSupport: level >= 4,
    };
  });
}
