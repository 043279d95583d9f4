import { paths, to } from '@parlour/kernel';
import type { MessageTexts } from '../db/schema/messaging';

export type SeededMessage = {
  id: string;
  type: 'money' | 'promo' | 'system';
  hoursAgo: number;
  isRead?: boolean;
  link?: string;
  texts: MessageTexts;
};

/** Messages that every demo account finds in its inbox. */
export const inboxTexts: readonly SeededMessage[] = [
  {
    id: 'credited',
    type: 'money',
    hoursAgo: 3,
    link: `${paths.wallet.records}?tab=money`,
    texts: {
      EN: {
        title: 'Your deposit was credited',
        content: '<p>Your last deposit is in your balance. Stake it once before you withdraw.</p>',
      },
      TY: {
        title: 'Pumasok na ang deposito mo',
        content: '<p>Nasa balanse mo na ang huling deposito. Itaya muna ito nang isang beses bago mag-withdraw.</p>',
      },
      MY: { title: 'သွင်းငွေ ရောက်ရှိပြီးပါပြီ', content: '<p>နောက်ဆုံး သွင်းငွေသည် လက်ကျန်ထဲ ရောက်ပြီ။ မထုတ်မီ တစ်ကြိမ် လောင်းပါ။</p>' },
    },
  },
  {
    id: 'reward',
    type: 'promo',
    hoursAgo: 9,
    link: paths.promotions.rewards,
    texts: {
      EN: {
        title: 'A reward is waiting for you',
        content: '<p>A reward is ready under Reward center. It stays there for <b>7 days</b>.</p>',
      },
      TY: {
        title: 'May naghihintay na gantimpala',
        content: '<p>May gantimpalang handa na sa Reward center. Mananatili ito nang <b>7 araw</b>.</p>',
      },
      MY: { title: 'ဆုလာဘ်တစ်ခု စောင့်နေသည်', content: '<p>ဆုလာဘ်ဌာနတွင် ဆုတစ်ခု အသင့်ရှိသည်။ <b>7 ရက်</b> ထားပေးမည်။</p>' },
    },
  },
  {
    id: 'login',
    type: 'system',
    hoursAgo: 26,
    isRead: true,
    link: to(paths.session.security),
    texts: {
      EN: {
        title: 'A new login to your account',
        content: '<p>Your account was opened on another phone. Was it not you? Change your password now.</p>',
      },
      TY: {
        title: 'May bagong login sa account mo',
        content: '<p>Binuksan ang account mo sa ibang telepono. Hindi ba ikaw? Palitan agad ang password.</p>',
      },
      MY: { title: 'သင့်အကောင့်သို့ အသစ်ဝင်ရောက်မှု', content: '<p>သင့်အကောင့်ကို အခြားဖုန်းတွင် ဖွင့်ခဲ့သည်။ သင်မဟုတ်ပါက စကားဝှက်ကို ချက်ချင်းပြောင်းပါ။</p>' },
    },
  },
  {
    id: 'domain',
    type: 'system',
    hoursAgo: 24 * 9,
    isRead: true,
    texts: {
      EN: {
        title: 'Our official addresses',
        content: '<p>We write to you here only. Links in short messages that ask for a password are not ours.</p>',
      },
      TY: {
        title: 'Mga opisyal naming address',
        content: '<p>Dito lang kami sumusulat sa iyo. Hindi amin ang mga link sa text na humihingi ng password.</p>',
      },
      MY: { title: 'ကျွန်ုပ်တို့၏ တရားဝင် လိပ်စာများ', content: '<p>ဤနေရာမှသာ စာပို့ပါသည်။ စကားဝှက်တောင်းသော SMS လင့်ခ်များ ကျွန်ုပ်တို့၏ မဟုတ်ပါ။</p>' },
    },
  },
];

/** Older news, enough of it to fill more than one page. */
export const olderMessages = 40;

export function olderMessage(number: number): SeededMessage {
  return {
    id: `weekly-${number}`,
    type: number % 3 === 0 ? 'money' : 'promo',
    hoursAgo: 24 * (10 + number),
    isRead: true,
    texts: {
      EN: {
        title: `Your week in numbers, no. ${number}`,
        content: '<p>Bets, results and rewards of the week are under Betting record.</p>',
      },
      TY: {
        title: `Ang linggo mo sa numero, blg. ${number}`,
        content: '<p>Nasa Betting record ang mga taya, resulta at gantimpala ng linggo.</p>',
      },
      MY: { title: `သင့်အပတ်စဉ် မှတ်တမ်း အမှတ် ${number}`, content: '<p>အပတ်၏ လောင်းကြေး၊ ရလဒ်နှင့် ဆုများကို လောင်းကြေးမှတ်တမ်းတွင် ကြည့်ပါ။</p>' },
    },
  };
}
