import { type GatewayLanguage, type Money, compareMoney, multiplyMoney, truncateMoney } from '@parlour/kernel';
import type { Merchant } from '../merchants';

type Texts = Record<GatewayLanguage, string>;
export type DepositPromotion = {
  promotionId: string;
  titles: Texts;
  terms: Texts;
  excluded: readonly Texts[];
  min: Money;
  rate: string;
  maxBonus: Money;
  turnoverTimes: string;
};

const texts = (EN: string, TY: string, MY: string): Texts => ({ EN, TY, MY });
const excluded = [texts('Poker', 'Poker', 'ပိုကာ'), texts('Lottery', 'Loterya', 'ထီ')];

const ten = {
  promotionId: 'reload-10',
  titles: texts('10 % reload bonus', '10 % reload bonus', 'ထပ်ဖြည့်ဘောနပ်စ် 10 %'),
  terms: texts(
    'The bonus comes with the deposit. Play it eight times before you withdraw. Poker and lottery do not count.',
    'Kasama ng deposito ang bonus. Itaya ito nang walong beses bago mag-withdraw. Hindi bilang ang poker at loterya.',
    'ဘောနပ်စ်သည် ငွေသွင်းသည့်အခါ ပါလာသည်။ ငွေမထုတ်မီ ရှစ်ကြိမ်စာ ကစားပါ။ ပိုကာနှင့် ထီ မပါဝင်ပါ။',
  ),
  excluded,
  rate: '0.1',
  turnoverTimes: '8',
};
const slots = {
  promotionId: 'slots-30',
  titles: texts('30 % for slots', '30 % para sa slots', 'စလော့အတွက် 30 %'),
  terms: texts(
    'The bonus comes with the deposit and counts in slots only. Play it fifteen times before you withdraw.',
    'Kasama ng deposito ang bonus at sa slots lang bilang. Itaya ito nang labinlimang beses bago mag-withdraw.',
    'ဘောနပ်စ်သည် ငွေသွင်းသည့်အခါ ပါလာပြီး စလော့တွင်သာ ရေတွက်သည်။ ငွေမထုတ်မီ ဆယ့်ငါးကြိမ်စာ ကစားပါ။',
  ),
  excluded: [...excluded, texts('Live casino', 'Live casino', 'တိုက်ရိုက်ကာစီနို')],
  rate: '0.3',
  turnoverTimes: '15',
};

const offers: Record<Merchant['country'], readonly DepositPromotion[]> = {
  PH: [
    { ...ten, min: '200', maxBonus: '1000' },
    { ...slots, min: '500', maxBonus: '3000' },
  ],
  MM: [
    { ...ten, min: '10000', maxBonus: '50000' },
    { ...slots, min: '30000', maxBonus: '150000' },
  ],
};

/** Returns the offers that a player may take with a deposit, in the player's language. */
export function depositPromotions({ country }: Pick<Merchant, 'country'>, language: GatewayLanguage) {
  return offers[country].map(({ titles, terms, excluded: games, ...offer }) => ({
    ...offer,
    title: titles[language],
    terms: terms[language],
    excluded: games.map((game) => game[language]),
  }));
}

export function findPromotion({ country }: Pick<Merchant, 'country'>, id: string): DepositPromotion | undefined {
  return offers[country].find(({ promotionId }) => promotionId === id);
}

/** Returns the bonus that an offer adds to an amount, truncated to a payable amount. */
export function bonusOf({ rate, maxBonus }: DepositPromotion, amount: Money): Money {
  const bonus = truncateMoney(multiplyMoney(amount, rate), 2);
  return compareMoney(bonus, maxBonus) > 0 ? maxBonus : bonus;
}

/** Number of a bonus turnover, which is stored beside the turnover of its deposit. */
export const bonusNumber = (orderNo: string) => `${orderNo}-B`;
