import { paths } from '@parlour/kernel';
import type { Announcement } from './Texts';

/** Notices PL, pop-ups PU and home notices H. */
export const notices: readonly Announcement[] = [
  {
    id: 'payouts',
    type: 'PL',
    hoursAgo: 2,
    texts: {
      EN: {
        title: 'Withdrawals to e-wallets are paid in about 9 minutes today',
        content:
          '<p>Bank transfers take up to 30 minutes. Every withdrawal shows its own steps and times under Member, Withdrawal record.</p>',
      },
      TY: {
        title: 'Mga 9 minuto lang ngayon ang withdrawal sa e-wallet',
        content: '<p>Hanggang 30 minuto ang bank transfer. Makikita ang bawat hakbang at oras sa Member, Withdrawal record.</p>',
      },
      MY: {
        title: 'ယနေ့ E-wallet ငွေထုတ်မှုများ 9 မိနစ်ခန့်အတွင်း ရောက်ရှိ',
        content: '<p>ဘဏ်လွှဲခြင်းသည် မိနစ် 30 အထိ ကြာနိုင်သည်။ ငွေထုတ်မှတ်တမ်းတွင် အဆင့်တိုင်းနှင့် အချိန်ကို ကြည့်နိုင်သည်။</p>',
      },
    },
  },
  {
    id: 'reef-open',
    type: 'PL',
    hoursAgo: 30,
    texts: {
      EN: {
        title: 'Reef Hunter Cup is open: two weeks, {amount} for the top 100',
        content: '<p>The Cup counts multiples, not stakes, so small shots have the same chance. Join under Promotions.</p>',
      },
      TY: {
        title: 'Bukas na ang Reef Hunter Cup: dalawang linggo, {amount} para sa top 100',
        content: '<p>Multiplier ang bilang, hindi taya, kaya pantay ang maliliit na putok. Sumali sa Promotions.</p>',
      },
      MY: {
        title: 'ငါးဖမ်း ဖလား စတင်ပြီ: နှစ်ပတ်၊ ထိပ်တန်း 100 အတွက် {amount}',
        content: '<p>လောင်းကြေးမဟုတ်ဘဲ အဆကို တွက်သဖြင့် အခွင့်အရေး တူညီသည်။ ပရိုမိုးရှင်းတွင် ပါဝင်ပါ။</p>',
      },
    },
  },
  {
    id: 'halo-maintenance',
    type: 'PL',
    hoursAgo: 5,
    texts: {
      EN: {
        title: 'Halo Mix is in maintenance until tomorrow 06:00',
        content: '<p>Rounds that were open are settled by the vendor afterwards. Your balance is not affected.</p>',
      },
      TY: {
        title: 'Naka-maintenance ang Halo Mix hanggang bukas, 6:00 n.u.',
        content: '<p>Aayusin ng vendor ang mga bukas na round pagkatapos. Hindi apektado ang balanse mo.</p>',
      },
      MY: { title: 'Halo Mix ကို မနက်ဖြန် နံနက် 6 နာရီအထိ ပြုပြင်နေသည်', content: '<p>မပြီးသေးသော ပွဲများကို နောက်မှ ရှင်းပေးမည်။ သင့်လက်ကျန်ငွေ မထိခိုက်ပါ။</p>' },
    },
  },
  {
    id: 'domains',
    type: 'PL',
    hoursAgo: 24 * 6,
    texts: {
      EN: {
        title: 'Check the address: we never ask for your password in chat',
        content: '<p>Our staff never ask for passwords or codes. Our addresses are listed under Security, Official domains.</p>',
      },
      TY: {
        title: 'Suriin ang address: hindi kami humihingi ng password sa chat',
        content:
          '<p>Hindi humihingi ng password o code ang staff namin. Nasa Security, Official domains ang listahan ng address namin.</p>',
      },
      MY: {
        title: 'လိပ်စာကို စစ်ပါ: ချတ်တွင် စကားဝှက် ဘယ်တော့မှ မတောင်းပါ',
        content: '<p>ဝန်ထမ်းများက စကားဝှက် သို့မဟုတ် ကုဒ် မတောင်းပါ။ တရားဝင် လိပ်စာများကို လုံခြုံရေးတွင် ကြည့်ပါ။</p>',
      },
    },
  },
  {
    id: 'limits',
    type: 'PL',
    hoursAgo: 24 * 9,
    texts: {
      EN: {
        title: 'New: set your own deposit limit under Play controls',
        content: '<p>A lower limit starts at once. A higher one starts after 24 hours and asks you again.</p>',
      },
      TY: {
        title: 'Bago: magtakda ng sariling limit sa deposito sa Play controls',
        content: '<p>Agad na epektibo ang mas mababang limit. Pagkalipas ng 24 oras ang mas mataas, at tatanungin ka muli.</p>',
      },
      MY: { title: 'အသစ်: ကိုယ်ပိုင် ငွေသွင်း ကန့်သတ်ချက် သတ်မှတ်နိုင်ပြီ', content: '<p>ကန့်သတ်ချက် လျှော့လျှင် ချက်ချင်း အသက်ဝင်သည်။ တိုးလျှင် 24 နာရီအကြာ ထပ်မံ အတည်ပြုရမည်။</p>' },
    },
  },
  {
    id: 'evening',
    type: 'PU',
    hoursAgo: 3,
    days: 20,
    link: paths.promotions.list,
    texts: {
      EN: {
        title: 'Tonight at 20:00',
        content:
          '<p><strong>Monsoon Rewards</strong> draws 200 players every evening among those who logged in. No bet is needed.</p><p>The result arrives in your inbox.</p>',
      },
      TY: {
        title: 'Ngayong 8:00 ng gabi',
        content:
          '<p>200 manlalarong nag-log in ang binubunot gabi-gabi sa <strong>Monsoon Rewards</strong>. Hindi kailangang tumaya.</p><p>Darating sa inbox mo ang resulta.</p>',
      },
      MY: {
        title: 'ယနေ့ည 8 နာရီ',
        content: '<p><strong>မိုးရာသီ ဆုလာဘ်</strong> သည် ညတိုင်း ဝင်ရောက်ထားသူ 200 ဦးကို မဲဖောက်သည်။ လောင်းကြေး မလိုပါ။</p><p>ရလဒ်ကို စာတိုက်ပုံးသို့ ပို့ပေးမည်။</p>',
      },
    },
  },
  {
    id: 'break',
    type: 'PU',
    hoursAgo: 24 * 3,
    texts: {
      EN: {
        title: 'Play stays play',
        content: '<p>Limits, breaks and your own record are two taps away, under Play controls. Players must be of legal age.</p>',
      },
      TY: {
        title: 'Laro lang dapat ang laro',
        content: '<p>Dalawang tap lang ang limit, pahinga at sarili mong record, sa Play controls. Para lang sa nasa tamang edad.</p>',
      },
      MY: { title: 'ကစားခြင်းသည် ကစားခြင်းသာ', content: '<p>ကန့်သတ်ချက်၊ နားနေချိန်နှင့် မှတ်တမ်းများကို နှစ်ချက်နှိပ်ရုံဖြင့် ရနိုင်သည်။ အသက်ပြည့်သူများသာ ကစားနိုင်သည်။</p>' },
    },
  },
  {
    id: 'app',
    type: 'H',
    hoursAgo: 24 * 20,
    texts: {
      EN: { title: 'Add Parlour to your home screen: opens in a second, nothing to download' },
      TY: { title: 'Ilagay ang Parlour sa home screen: isang segundo lang, walang ida-download' },
      MY: { title: 'Parlour ကို ပင်မမျက်နှာပြင်တွင် ထည့်ပါ: ဒေါင်းလုဒ် မလိုပါ' },
    },
  },
];
