import type { GatewayLanguage } from '@parlour/kernel';
import type { RewardStatus } from '@parlour/promotions/wire';

type Words = Record<GatewayLanguage, string>;
type Amounts = Record<'TLB' | 'MMK', string>;

export type Offer = {
  /** Also the id of the announcement with its terms, if there is one. */
  id: string;
  titles: Words;
  source: Words;
  /** Status for a player who has not acted on it; an offer without it is granted only by the house. */
  initial?: RewardStatus;
  amount?: Amounts;
  isUpTo?: boolean;
  turnoverTimes?: string;
  games?: readonly Words[];
  needsDeposit?: boolean;
  /** Stakes required after joining. */
  target?: Amounts;
  /** Days after the merchant's midnight until it opens. */
  opensInDays?: number;
  /** Claimable on Thursdays from 22:00 to 23:59 in the merchant's time zone. */
  isThursdayNight?: boolean;
  hasAnnouncement?: boolean;
};

const slots: Words = { EN: 'Slots', TY: 'Slots', MY: 'စလော့' };
const fishing: Words = { EN: 'Fishing', TY: 'Pangingisda', MY: 'ငါးဖမ်း' };
const source = {
  gift: { EN: 'Gift', TY: 'Regalo', MY: 'လက်ဆောင်' },
  draw: { EN: 'Daily draw', TY: 'Araw-araw na bunutan', MY: 'နေ့စဉ် မဲနှိုက်' },
  vip: { EN: 'VIP weekly', TY: 'Lingguhang VIP', MY: 'အပတ်စဉ် VIP' },
  cashback: { EN: 'Cashback', TY: 'Cashback', MY: 'ငွေပြန်အမ်း' },
  tournament: { EN: 'Tournament', TY: 'Paligsahan', MY: 'ပြိုင်ပွဲ' },
  mission: { EN: 'Mission', TY: 'Misyon', MY: 'တာဝန်' },
  deposit: { EN: 'First deposit', TY: 'Unang deposito', MY: 'ပထမဆုံး ငွေသွင်း' },
} satisfies Record<string, Words>;

/** All offers of the house, in the order of the reward center. */
export const offers: readonly Offer[] = [
  {
    id: 'hello',
    titles: { EN: 'Hello gift', TY: 'Regalong pambati', MY: 'နှုတ်ဆက် လက်ဆောင်' },
    source: source.gift,
    initial: 'CLAIM',
    amount: { TLB: '20', MMK: '600' },
    turnoverTimes: '1',
  },
  {
    id: 'homescreen',
    titles: { EN: 'Home-screen gift', TY: 'Regalo sa home screen', MY: 'ပင်မမျက်နှာပြင် လက်ဆောင်' },
    source: source.gift,
    initial: 'CLAIM',
    amount: { TLB: '15', MMK: '450' },
    turnoverTimes: '3',
    games: [slots],
  },
  {
    id: 'monsoon',
    titles: { EN: 'Monsoon Rewards', TY: 'Gantimpala ng Tag-ulan', MY: 'မိုးရာသီ ဆုလာဘ်' },
    source: source.draw,
    initial: 'JOIN',
    amount: { TLB: '5000', MMK: '150000' },
    isUpTo: true,
    turnoverTimes: '1',
    hasAnnouncement: true,
  },
  {
    id: 'reef',
    titles: { EN: 'Reef Race', TY: 'Karera sa Bahura', MY: 'သန္တာကျောက်တန်း ပြိုင်ပွဲ' },
    source: source.tournament,
    initial: 'JOIN',
    amount: { TLB: '100', MMK: '3000' },
    turnoverTimes: '1',
    games: [slots, fishing],
    target: { TLB: '500', MMK: '15000' },
    hasAnnouncement: true,
  },
  {
    id: 'welcome',
    titles: { EN: 'Warm Welcome', TY: 'Mainit na Pagtanggap', MY: 'ကြိုဆိုဆု' },
    source: source.deposit,
    initial: 'JOIN',
    amount: { TLB: '5000', MMK: '150000' },
    isUpTo: true,
    turnoverTimes: '8',
    games: [slots, fishing],
    needsDeposit: true,
    hasAnnouncement: true,
  },
  {
    id: 'salon',
    titles: { EN: 'Salon Nights', TY: 'Gabi sa Salon', MY: 'ဆလွန် ညများ' },
    source: source.tournament,
    initial: 'COMING_SOON',
    amount: { TLB: '250000', MMK: '7500000' },
    isUpTo: true,
    turnoverTimes: '1',
    opensInDays: 3,
    hasAnnouncement: true,
  },
  {
    id: 'cashback',
    titles: { EN: 'Night Market cashback', TY: 'Cashback ng Night Market', MY: 'ညဈေး ငွေပြန်အမ်း' },
    source: source.cashback,
    turnoverTimes: '1',
    isThursdayNight: true,
    hasAnnouncement: true,
  },
  {
    id: 'vipweekly',
    titles: { EN: 'VIP weekly gift', TY: 'Lingguhang regalo ng VIP', MY: 'အပတ်စဉ် VIP လက်ဆောင်' },
    source: source.vip,
    turnoverTimes: '1',
  },
  {
    id: 'jeepney',
    titles: { EN: 'Jeepney mission', TY: 'Misyong jeepney', MY: 'ဂျစ်ပနီ တာဝန်' },
    source: source.mission,
    turnoverTimes: '2',
    games: [slots],
  },
  {
    id: 'story',
    titles: { EN: 'Share your story', TY: 'Ibahagi ang kuwento mo', MY: 'သင့်ဇာတ်လမ်း မျှဝေပါ' },
    source: source.mission,
    turnoverTimes: '1',
  },
  {
    id: 'lastrace',
    titles: { EN: 'Last race: place 12', TY: 'Nakaraang karera: ika-12', MY: 'ယခင်ပြိုင်ပွဲ- အဆင့် 12' },
    source: source.tournament,
    turnoverTimes: '1',
  },
  {
    id: 'birthday',
    titles: { EN: 'Birthday gift', TY: 'Regalo sa kaarawan', MY: 'မွေးနေ့ လက်ဆောင်' },
    source: source.gift,
    turnoverTimes: '1',
  },
];

export function findOffer(id: string): Offer | undefined {
  return offers.find((offer) => offer.id === id);
}

/** Text of the reason why a reward was rejected. */
export const reasonTexts: Record<'otherAccount' | 'firstDeposit', Words> = {
  otherAccount: {
    EN: 'This gift was already claimed on another account of your household. It is given once per person, household and withdrawal account.',
    TY: 'Nakuha na ang regalong ito sa ibang account ng inyong sambahayan. Isang beses lang ito ibinibigay bawat tao, sambahayan at withdrawal account.',
    MY: 'ဤလက်ဆောင်ကို သင့်အိမ်ထောင်စု၏ အခြားအကောင့်ဖြင့် ရယူပြီးဖြစ်သည်။ လူတစ်ဦး၊ အိမ်ထောင်စုတစ်ခု၊ ငွေထုတ်အကောင့်တစ်ခုလျှင် တစ်ကြိမ်သာ ပေးသည်။',
  },
  firstDeposit: {
    EN: 'It was for the first deposit only, and yours has been made.',
    TY: 'Para lang ito sa unang deposito, at nagawa mo na ang sa iyo.',
    MY: 'ပထမဆုံး ငွေသွင်းမှုအတွက်သာ ဖြစ်ပြီး သင် ငွေသွင်းပြီးဖြစ်သည်။',
  },
};

/** Name of the daily gift on its receipt and in the turnover list. */
export const signInTitles: Words = { EN: 'Sign-in gift', TY: 'Regalo sa pag-sign in', MY: 'နေ့စဉ်ဝင်ရောက်မှု လက်ဆောင်' };
