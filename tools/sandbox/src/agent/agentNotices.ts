import type { Overview } from '@parlour/agent/wire';
import type { GatewayLanguage } from '@parlour/kernel';

const dayMs = 24 * 3_600_000;

const texts: Record<GatewayLanguage, [title: string, text: string][]> = {
  EN: [
    ['Dividends are paid on the 3rd', 'The dividend of the second half of the month arrives on the 3rd, by noon. You see it under Income.'],
    [
      'Set rebates before the weekend',
      'A rebate that you change counts from the next bet of your downline. Bets already placed keep the old one.',
    ],
  ],
  TY: [
    [
      'Tuwing ika-3 ang dibidendo',
      'Darating ang dibidendo ng ikalawang kalahati ng buwan sa ika-3, bago magtanghali. Makikita mo ito sa Kita.',
    ],
    [
      'Itakda ang rebate bago mag-weekend',
      'Ang binago mong rebate ay bilang mula sa susunod na taya ng iyong downline. Mananatili ang dating rate sa mga tayang nailagay na.',
    ],
  ],
  MY: [
    ['အမြတ်ဝေစုကို 3 ရက်နေ့တွင် ပေးပါသည်', 'လ၏ ဒုတိယလဝက် အမြတ်ဝေစု 3 ရက်နေ့ မွန်းမတည့်မီ ရောက်ပါမည်။ ဝင်ငွေ တွင် ကြည့်နိုင်ပါသည်။'],
    [
      'စနေ၊ တနင်္ဂနွေမတိုင်မီ ပြန်အမ်းနှုန်း သတ်မှတ်ပါ',
      'သင်ပြောင်းလိုက်သော ပြန်အမ်းနှုန်းသည် ဒေါင်းလိုင်း၏ နောက်လောင်းကြေးမှ စတင်ပါသည်။ လောင်းပြီးသားများကို နှုန်းဟောင်းဖြင့် တွက်ပါသည်။',
    ],
  ],
};

/** Returns the operator's notices for agents, the latest first. */
export function agentNotices(language: GatewayLanguage, now: number): Overview['announcements'] {
  const today = Math.floor(now / dayMs) * dayMs;
  return texts[language].map(([title, text], index) => ({ id: `agent-${index + 1}`, title, text, at: today - (1 + index * 4) * dayMs }));
}
