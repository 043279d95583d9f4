import { type GatewayLanguage, multiplyMoney } from '@parlour/kernel';
import type { VipLevel } from '@parlour/promotions/wire';
import { wireAmount } from '../ledger/wireAmount';
import type { Merchant } from '../merchants';

const names = ['Member', 'Bronze', 'Silver', 'Pearl', 'Gold', 'Ruby', 'Diamond'];
const turnover = [0, 60_000, 150_000, 300_000, 600_000, 1_500_000, 6_000_000];
const gift = [0, 20, 80, 300, 1000, 3500, 12_000];
const kyatPerPeso = '30';

/** The levels of a merchant's club, in its own money. */
export function vipLevels({ currency }: Merchant): VipLevel[] {
  const worth = (pesos: number) => wireAmount(currency === 'MMK' ? multiplyMoney(String(pesos), kyatPerPeso) : String(pesos));
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
      birthday: worth(upgrade),
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

/** The rules of the club, in the reader's language. */
export const vipRules: Record<GatewayLanguage, { title: string; content: string }[]> = {
  EN: [
    {
      title: 'How levels are counted',
      content: '<p>Every settled bet counts towards the total turnover. It is counted once a day, at noon.</p>',
    },
    {
      title: 'Keeping a level',
      content: '<p>Stake a fifth of the level’s turnover within a month. Who does not falls by <b>one</b> level, never more.</p>',
    },
    { title: 'When gifts arrive', content: '<ul><li>Upgrade: the day after</li><li>Weekly: Mondays</li><li>Monthly: on the 1st</li></ul>' },
  ],
  TY: [
    {
      title: 'Paano binibilang ang level',
      content: '<p>Bawat tayang na-settle ay kasama sa kabuuang turnover. Binibilang ito isang beses sa isang araw, sa tanghali.</p>',
    },
    {
      title: 'Pagpapanatili ng level',
      content:
        '<p>Tumaya ng ikalimang bahagi ng turnover ng level sa loob ng isang buwan. Kung hindi, bababa ng <b>isang</b> level lamang.</p>',
    },
    {
      title: 'Kailan dumarating ang regalo',
      content: '<ul><li>Upgrade: kinabukasan</li><li>Lingguhan: tuwing Lunes</li><li>Buwanan: tuwing ika-1</li></ul>',
    },
  ],
  MY: [
    { title: 'အဆင့် တွက်ပုံ', content: '<p>ပြီးဆုံးသော လောင်းကြေးတိုင်းကို စုစုပေါင်း လှည့်ပတ်မှုတွင် ထည့်တွက်သည်။ တစ်နေ့တစ်ကြိမ် မွန်းတည့်ချိန်တွင် တွက်သည်။</p>' },
    { title: 'အဆင့် ထိန်းထားခြင်း', content: '<p>တစ်လအတွင်း အဆင့်၏ လှည့်ပတ်မှု ငါးပုံတစ်ပုံ လောင်းပါ။ မပြည့်ပါက <b>တစ်</b>ဆင့်သာ ကျမည်။</p>' },
    { title: 'လက်ဆောင် ရောက်ချိန်', content: '<ul><li>အဆင့်တက်- နောက်နေ့</li><li>အပတ်စဉ်- တနင်္လာနေ့</li><li>လစဉ်- 1 ရက်နေ့</li></ul>' },
  ],
};
