import type { GatewayLanguage } from '@parlour/kernel';
import { promotionContent } from './promotionContent';
import type { Announcement, Text } from './Texts';

type Draft = { title: string; lead: string; steps: readonly string[]; terms: readonly string[] };

const headings: Record<GatewayLanguage, { stepsTitle: string; termsTitle: string }> = {
  EN: { stepsTitle: 'How it works', termsTitle: 'Terms' },
  TY: { stepsTitle: 'Paano sumali', termsTitle: 'Mga tuntunin' },
  MY: { stepsTitle: 'ပါဝင်နည်း', termsTitle: 'စည်းမျဉ်းများ' },
};

function promotion(offer: Omit<Announcement, 'texts' | 'type'>, drafts: Record<GatewayLanguage, Draft>): Announcement {
  const text = (language: GatewayLanguage): Text => {
    const { title, ...body } = drafts[language];
    return { title, content: promotionContent({ ...headings[language], ...body }) };
  };
  return { ...offer, type: 'PR', texts: { EN: text('EN'), TY: text('TY'), MY: text('MY') } };
}

/** What players are offered, with its terms; amounts go by the merchant's currency. */
export const promotions: readonly Announcement[] = [
  promotion(
    { id: 'welcome', image: 'welcome', categories: ['new'], hoursAgo: 24 * 60 },
    {
      EN: {
        title: 'Warm Welcome: 50% on your first deposit',
        lead: 'Start with half as much again. The bonus is optional: without it your deposit carries its usual 1× turnover.',
        steps: [
          'Open the deposit page and choose “Warm Welcome”.',
          'Deposit {amount} or more.',
          'The bonus arrives together with your deposit.',
        ],
        terms: [
          'Turnover of deposit and bonus: 8×, shown on the withdrawal page.',
          'Slots count 100%, fishing 50%, tables 10%.',
          'One per person, household and withdrawal account.',
        ],
      },
      TY: {
        title: 'Mainit na Pagtanggap: 50% sa unang deposito',
        lead: 'May dagdag na kalahati sa simula. Opsyonal ang bonus: kung wala ito, 1× lang ang turnover ng deposito mo.',
        steps: [
          'Buksan ang deposito at piliin ang “Warm Welcome”.',
          'Magdeposito ng {amount} o higit pa.',
          'Sabay na papasok ang bonus at deposito.',
        ],
        terms: [
          'Turnover ng deposito at bonus: 8×, makikita sa pag-withdraw.',
          'Slots 100%, fishing 50%, mesa 10% ang bilang.',
          'Isa bawat tao, sambahayan at withdrawal account.',
        ],
      },
      MY: {
        title: 'ကြိုဆိုဆု: ပထမဆုံး ငွေသွင်းလျှင် 50%',
        lead: 'တစ်ဝက် ထပ်ဆောင်းဖြင့် စတင်ပါ။ ဘောနပ်စ်ကို မယူဘဲလည်း နေနိုင်ပြီး ထိုအခါ ငွေသွင်းပမာဏ၏ 1× သာ လှည့်ပတ်ရန် လိုသည်။',
        steps: ['ငွေသွင်း စာမျက်နှာတွင် “Warm Welcome” ကို ရွေးပါ။', '{amount} နှင့်အထက် ငွေသွင်းပါ။', 'ဘောနပ်စ်သည် ငွေသွင်းနှင့်အတူ ရောက်ရှိမည်။'],
        terms: [
          'ငွေသွင်းနှင့် ဘောနပ်စ် စုစုပေါင်း 8× လှည့်ပတ်ရမည်။',
          'စလော့ 100%၊ ငါးဖမ်း 50%၊ စားပွဲဂိမ်း 10% တွက်သည်။',
          'လူတစ်ဦး၊ အိမ်ထောင်စုတစ်ခု၊ ငွေထုတ်အကောင့်တစ်ခုလျှင် တစ်ကြိမ်သာ။',
        ],
      },
    },
  ),
  promotion(
    { id: 'monsoon', image: 'monsoon', categories: ['daily', 'slots'], hoursAgo: 24 * 12, days: 60 },
    {
      EN: {
        title: 'Monsoon Rewards: a free draw every day',
        lead: 'Every evening at 20:00 the gateway draws 200 players among those who logged in that day. No bet is needed.',
        steps: [
          'Log in on the day of the draw.',
          'Look into your inbox after 20:00.',
          'Claim the reward within 24 hours in the reward center.',
        ],
        terms: [
          'Rewards from {small} to {amount}, 1× turnover.',
          'Every player has the same chance, whatever they bet.',
          'Players on a break take no part.',
        ],
      },
      TY: {
        title: 'Monsoon Rewards: libreng draw araw-araw',
        lead: 'Tuwing 8:00 ng gabi, 200 manlalarong nag-log in sa araw na iyon ang mabubunot. Hindi kailangang tumaya.',
        steps: [
          'Mag-log in sa araw ng draw.',
          'Tingnan ang inbox pagkalipas ng 8:00 ng gabi.',
          'Kunin ang premyo sa reward center sa loob ng 24 oras.',
        ],
        terms: [
          'Premyong {small} hanggang {amount}, 1× turnover.',
          'Pantay ang tsansa ng lahat, magkano man ang taya.',
          'Hindi kasali ang mga naka-break.',
        ],
      },
      MY: {
        title: 'မိုးရာသီ ဆုလာဘ်: နေ့စဉ် အခမဲ့ ကံစမ်းမဲ',
        lead: 'ည 8 နာရီတိုင်း ထိုနေ့ ဝင်ရောက်ထားသူများထဲမှ 200 ဦးကို မဲဖောက်ပေးသည်။ လောင်းကြေး မလိုပါ။',
        steps: ['မဲဖောက်မည့်နေ့တွင် အကောင့်ဝင်ပါ။', 'ည 8 နာရီနောက်ပိုင်း စာတိုက်ပုံးကို ကြည့်ပါ။', '24 နာရီအတွင်း ဆုလာဘ်ဌာနတွင် ထုတ်ယူပါ။'],
        terms: ['ဆု {small} မှ {amount} အထိ၊ 1× လှည့်ပတ်ရန်။', 'လောင်းကြေး မည်မျှဖြစ်စေ အခွင့်အရေး တူညီသည်။', 'နားနေသူများ မပါဝင်နိုင်ပါ။'],
      },
    },
  ),
  promotion(
    { id: 'reef', image: 'reef', categories: ['tournament'], hoursAgo: 30, days: 14 },
    {
      EN: {
        title: 'Reef Hunter Cup: {amount} for the top 100',
        lead: 'Two weeks of fishing at Manta Sea and Bangka Fishing. Your ten best catches count, measured in multiples of the shot.',
        steps: [
          'Join with one tap.',
          'Play any fishing game of the two vendors.',
          'Follow your place in the ranking; prizes are paid the day after the end.',
        ],
        terms: [
          'Catches count by multiple, so small shots have the same chance.',
          'Prizes carry 1× turnover.',
          'Free-trial play does not count.',
        ],
      },
      TY: {
        title: 'Reef Hunter Cup: {amount} para sa top 100',
        lead: 'Dalawang linggong pangingisda sa Manta Sea at Bangka Fishing. Sampung pinakamagandang huli mo ang bilang, ayon sa multiplier ng putok.',
        steps: [
          'Sumali sa isang tap.',
          'Maglaro ng kahit anong fishing ng dalawang vendor.',
          'Sundan ang puwesto mo; babayaran ang premyo kinabukasan ng pagtatapos.',
        ],
        terms: ['Multiplier ang bilang, kaya pantay ang maliliit na putok.', '1× ang turnover ng premyo.', 'Hindi bilang ang free trial.'],
      },
      MY: {
        title: 'ငါးဖမ်း ဖလား: ထိပ်တန်း 100 အတွက် {amount}',
        lead: 'Manta Sea နှင့် Bangka Fishing တွင် နှစ်ပတ်ကြာ ငါးဖမ်းပြိုင်ပွဲ။ သင့်အကောင်းဆုံး ဆယ်ကြိမ်ကို ပစ်ခတ်မှု အဆဖြင့် တွက်သည်။',
        steps: ['တစ်ချက်နှိပ်ပြီး ပါဝင်ပါ။', 'ထိုဂိမ်းထုတ်လုပ်သူ နှစ်ဦး၏ ငါးဖမ်းဂိမ်းကို ကစားပါ။', 'အဆင့်ကို စောင့်ကြည့်ပါ၊ ပြီးဆုံးသည့် နောက်တစ်နေ့ ဆုပေးမည်။'],
        terms: ['အဆဖြင့် တွက်သဖြင့် လောင်းကြေးနည်းသူလည်း အခွင့်အရေး တူသည်။', 'ဆုငွေကို 1× လှည့်ပတ်ရမည်။', 'အခမဲ့ စမ်းကစားမှု မပါဝင်ပါ။'],
      },
    },
  ),
  promotion(
    { id: 'cashback', image: 'nightmarket', categories: ['daily', 'slots', 'live'], hoursAgo: 24 * 30 },
    {
      EN: {
        title: 'Night Market Cashback: 5% every Monday',
        lead: 'A part of the week’s net loss comes back on Monday morning, without asking and without conditions on the game.',
        steps: ['Play from Monday to Sunday.', 'On Monday at 10:00 the cashback waits in the reward center.', 'Claim it until Sunday.'],
        terms: ['5% of the week’s net loss, at most {amount}.', '1× turnover.', 'Bets on both sides of one result do not count.'],
      },
      TY: {
        title: 'Night Market Cashback: 5% tuwing Lunes',
        lead: 'May bahagi ng netong talo mo sa linggo na babalik sa Lunes ng umaga, hindi na kailangang humingi.',
        steps: [
          'Maglaro mula Lunes hanggang Linggo.',
          'Sa Lunes, 10:00 n.u., nasa reward center na ang cashback.',
          'Kunin ito hanggang Linggo.',
        ],
        terms: [
          '5% ng netong talo sa linggo, hanggang {amount}.',
          '1× turnover.',
          'Hindi bilang ang taya sa magkabilang panig ng iisang resulta.',
        ],
      },
      MY: {
        title: 'ညဈေး ပြန်အမ်းငွေ: တနင်္လာနေ့တိုင်း 5%',
        lead: 'တစ်ပတ်အတွင်း အသားတင် ရှုံးငွေ၏ တစ်စိတ်တစ်ပိုင်းကို တနင်္လာနံနက်တွင် တောင်းဆိုရန်မလိုဘဲ ပြန်ပေးသည်။',
        steps: ['တနင်္လာမှ တနင်္ဂနွေအထိ ကစားပါ။', 'တနင်္လာ နံနက် 10 နာရီတွင် ဆုလာဘ်ဌာန၌ ရရှိမည်။', 'တနင်္ဂနွေအထိ ထုတ်ယူနိုင်သည်။'],
        terms: ['အသားတင် ရှုံးငွေ၏ 5%၊ အများဆုံး {amount}။', '1× လှည့်ပတ်ရမည်။', 'ရလဒ်တစ်ခု၏ နှစ်ဖက်လုံး လောင်းခြင်း မပါဝင်ပါ။'],
      },
    },
  ),
  promotion(
    { id: 'invite', image: 'lanterns', categories: ['friends'], hoursAgo: 24 * 45 },
    {
      EN: {
        title: 'Bring a friend: {amount} for each of you',
        lead: 'Share your link. When your friend has deposited and played for the first time, you both receive the reward.',
        steps: [
          'Copy your link on the invite page.',
          'Your friend registers with it.',
          'Both rewards arrive when your friend’s first deposit has been played through once.',
        ],
        terms: [
          'Friends must be of age and new to Parlour.',
          'Rewards carry 3× turnover.',
          'Accounts that share a device or a withdrawal account do not count.',
        ],
      },
      TY: {
        title: 'Magsama ng kaibigan: {amount} para sa inyong dalawa',
        lead: 'Ibahagi ang link mo. Kapag nakapagdeposito at nakapaglaro na ang kaibigan mo, pareho kayong may gantimpala.',
        steps: [
          'Kopyahin ang link mo sa invite page.',
          'Magrehistro ang kaibigan mo gamit ito.',
          'Papasok ang gantimpala kapag nalaro na nang isang beses ang unang deposito niya.',
        ],
        terms: [
          'Nasa tamang edad at bago sa Parlour ang kaibigan.',
          '3× turnover ang gantimpala.',
          'Hindi bilang ang magkaparehong device o withdrawal account.',
        ],
      },
      MY: {
        title: 'မိတ်ဆွေ ခေါ်ပါ: တစ်ဦးလျှင် {amount}',
        lead: 'သင့်လင့်ခ်ကို မျှဝေပါ။ မိတ်ဆွေ ပထမဆုံး ငွေသွင်း ကစားပြီးလျှင် နှစ်ဦးစလုံး ဆုရမည်။',
        steps: ['ဖိတ်ခေါ် စာမျက်နှာမှ လင့်ခ်ကို ကူးယူပါ။', 'မိတ်ဆွေက ထိုလင့်ခ်ဖြင့် စာရင်းသွင်းပါ။', 'မိတ်ဆွေ၏ ပထမဆုံး ငွေသွင်းကို တစ်ကြိမ် လှည့်ပတ်ပြီးလျှင် ဆုရောက်မည်။'],
        terms: ['မိတ်ဆွေသည် အသက်ပြည့်ပြီး Parlour အသစ် ဖြစ်ရမည်။', 'ဆုငွေကို 3× လှည့်ပတ်ရမည်။', 'စက် သို့မဟုတ် ငွေထုတ်အကောင့် တူသူများ မပါဝင်ပါ။'],
      },
    },
  ),
  promotion(
    { id: 'salon', image: 'salon', categories: ['live', 'tournament'], hoursAgo: 50, days: 28 },
    {
      EN: {
        title: 'The Salon: a quiet race at the live tables',
        lead: 'Collect a point for every hand, whatever its size. The most patient players share {amount} at the end of the month.',
        steps: [
          'Play at any table of Velvet Live or Lotus Table.',
          'Each settled hand is one point, 200 a day at most.',
          'The first 50 places are paid on the first of the month.',
        ],
        terms: ['Points do not depend on the stake.', 'Prizes carry 1× turnover.', 'The daily cap keeps the race short: take breaks.'],
      },
      TY: {
        title: 'Ang Salon: tahimik na karera sa live na mesa',
        lead: 'Isang puntos bawat kamay, magkano man ang taya. Paghahatian ng pinakamatiyaga ang {amount} sa katapusan ng buwan.',
        steps: [
          'Maglaro sa kahit anong mesa ng Velvet Live o Lotus Table.',
          'Isang puntos bawat kamay, hanggang 200 bawat araw.',
          'Babayaran ang unang 50 puwesto sa unang araw ng buwan.',
        ],
        terms: ['Hindi nakabatay sa taya ang puntos.', '1× turnover ang premyo.', 'May limit bawat araw: magpahinga rin.'],
      },
      MY: {
        title: 'ဆလွန်ခန်း: တိုက်ရိုက်စားပွဲ ပြိုင်ပွဲ',
        lead: 'လောင်းကြေး မည်မျှဖြစ်စေ တစ်ပွဲလျှင် တစ်မှတ်။ လကုန်တွင် စိတ်ရှည်သူများ {amount} ခွဲဝေရယူမည်။',
        steps: ['Velvet Live သို့မဟုတ် Lotus Table ၏ မည်သည့်စားပွဲတွင်မဆို ကစားပါ။', 'တစ်ပွဲလျှင် တစ်မှတ်၊ တစ်နေ့ အများဆုံး 200။', 'ထိပ်ဆုံး 50 ကို လဆန်း 1 ရက်တွင် ဆုပေးမည်။'],
        terms: ['အမှတ်သည် လောင်းကြေးပေါ် မမူတည်ပါ။', 'ဆုငွေကို 1× လှည့်ပတ်ရမည်။', 'နေ့စဉ် ကန့်သတ်ချက် ရှိသည်၊ နားနေပါ။'],
      },
    },
  ),
];
