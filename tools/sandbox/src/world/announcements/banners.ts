import { paths, to } from '@parlour/kernel';
import type { Announcement, Texts } from './Texts';

type Place = [group: string, image: string, link: string];

const banner = ([group, image, link]: Place, texts: Texts): Announcement => ({
  id: `${group}-${image}`,
  type: 'B',
  group,
  image,
  link,
  texts,
});
const promotion = (id: string) => to(paths.promotions.detail, {}, { id });

/** Campaign banners of every group; their pictures carry the campaign's name, these texts say the rest. */
export const banners: readonly Announcement[] = [
  banner(['m_home', 'monsoon', promotion('monsoon')], {
    EN: { title: 'Monsoon Rewards', subtitle: 'A free draw every day at 20:00' },
    TY: { title: 'Monsoon Rewards', subtitle: 'Libreng draw araw-araw, 8:00 ng gabi' },
    MY: { title: 'မိုးရာသီ ဆုလာဘ်', subtitle: 'နေ့စဉ် ည 8 နာရီ အခမဲ့ ကံစမ်းမဲ' },
  }),
  banner(['m_home', 'reef', promotion('reef')], {
    EN: { title: 'Reef Hunter Cup', subtitle: 'Top 100 hunters share {amount}' },
    TY: { title: 'Reef Hunter Cup', subtitle: '{amount} para sa top 100 na mangingisda' },
    MY: { title: 'ငါးဖမ်း ဖလား', subtitle: 'ထိပ်တန်း 100 ယောက် {amount} ခွဲဝေမည်' },
  }),
  banner(['m_home', 'welcome', promotion('welcome')], {
    EN: { title: 'Warm Welcome', subtitle: '50% on your first deposit, clear terms' },
    TY: { title: 'Mainit na Pagtanggap', subtitle: '50% sa unang deposito, malinaw ang tuntunin' },
    MY: { title: 'နွေးထွေးစွာ ကြိုဆိုပါ၏', subtitle: 'ပထမဆုံး ငွေသွင်းလျှင် 50% ထပ်ဆောင်း' },
  }),
  banner(['m_home', 'nightmarket', promotion('cashback')], {
    EN: { title: 'Night Market Cashback', subtitle: '5% back every Monday' },
    TY: { title: 'Night Market Cashback', subtitle: '5% balik tuwing Lunes' },
    MY: { title: 'ညဈေး ပြန်အမ်းငွေ', subtitle: 'တနင်္လာနေ့တိုင်း 5% ပြန်အမ်း' },
  }),
  banner(['m_login', 'harbor', paths.promotions.list], {
    EN: { title: 'Welcome back', subtitle: 'Your seat is waiting' },
    TY: { title: 'Maligayang pagbabalik', subtitle: 'Nakahanda na ang upuan mo' },
    MY: { title: 'ပြန်လည် ကြိုဆိုပါ၏', subtitle: 'သင့်နေရာ အသင့်ရှိနေပါပြီ' },
  }),
  banner(['m_reg', 'lanterns', promotion('welcome')], {
    EN: { title: 'Join the evening', subtitle: '50% on your first deposit' },
    TY: { title: 'Sumali ngayong gabi', subtitle: '50% sa unang deposito mo' },
    MY: { title: 'အတူ ပါဝင်လိုက်ပါ', subtitle: 'ပထမဆုံး ငွေသွင်းလျှင် 50% ထပ်ဆောင်း' },
  }),
  banner(['m_game', 'courtside', paths.games.sport], {
    EN: { title: 'Courtside', subtitle: 'Live odds, tip-off to buzzer' },
    TY: { title: 'Courtside', subtitle: 'Live odds hanggang huling busina' },
    MY: { title: 'ကွင်းဘေး', subtitle: 'ပွဲစမှ ပွဲပြီးအထိ တိုက်ရိုက် ပေါက်ဈေး' },
  }),
  banner(['m_game', 'salon', paths.games.live], {
    EN: { title: 'The Salon', subtitle: 'Real dealers, day and night' },
    TY: { title: 'Ang Salon', subtitle: 'Totoong dealer, araw at gabi' },
    MY: { title: 'ဆလွန်ခန်း', subtitle: 'တကယ့် ဒိုင်များနှင့် နေ့ရောညပါ' },
  }),
  banner(['m_game', 'matchday', paths.games.sport], {
    EN: { title: 'Match Day', subtitle: 'Every league of the weekend' },
    TY: { title: 'Match Day', subtitle: 'Lahat ng liga ngayong weekend' },
    MY: { title: 'ပွဲနေ့', subtitle: 'စနေ တနင်္ဂနွေ လိဂ်အားလုံး' },
  }),
  banner(['m_hotgames', 'hotstreak', paths.games.hot], {
    EN: { title: 'Hot this week', subtitle: 'What everybody plays' },
    TY: { title: 'Patok ngayong linggo', subtitle: 'Ang nilalaro ng lahat' },
    MY: { title: 'ဒီအပတ် လူကြိုက်များ', subtitle: 'လူတိုင်း ကစားနေသော ဂိမ်းများ' },
  }),
  banner(['m_topup_1', 'topup', paths.wallet.deposit], {
    EN: { title: 'Top up', subtitle: 'Credited in about 2 minutes' },
    TY: { title: 'Mag-top up', subtitle: 'Papasok sa loob ng 2 minuto' },
    MY: { title: 'ငွေဖြည့်ရန်', subtitle: '2 မိနစ်ခန့်အတွင်း ရောက်ရှိ' },
  }),
  banner(['m_topup_2', 'qrpay', paths.wallet.deposit], {
    EN: { title: 'Pay by QR', subtitle: 'Scan, pay, play' },
    TY: { title: 'Magbayad gamit ang QR', subtitle: 'I-scan, bayaran, laro na' },
    MY: { title: 'QR ဖြင့် ပေးချေပါ', subtitle: 'စကန်ဖတ်၊ ပေးချေ၊ ကစား' },
  }),
  banner(['m_topup_3', 'wallets', paths.wallet.deposit], {
    EN: { title: 'E-wallets without a fee', subtitle: 'Any amount within your limits' },
    TY: { title: 'E-wallet na walang bayad', subtitle: 'Anumang halaga sa loob ng limit mo' },
    MY: { title: 'ဝန်ဆောင်ခမဲ့ E-wallet', subtitle: 'သင့်ကန့်သတ်ချက်အတွင်း မည်သည့်ပမာဏမဆို' },
  }),
];
