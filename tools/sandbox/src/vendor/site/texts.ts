export type Language = 'EN' | 'TY' | 'MY';

export type Texts = {
  balance: string;
  lastWin: string;
  stake: string;
  less: string;
  more: string;
  spin: string;
  info: string;
  home: string;
  ready: string;
  noWin: string;
  /** {amount} */
  win: string;
  short: string;
  lost: string;
  ended: string;
  busy: string;
  rules: string;
  /** {lines}, {stops} */
  how: string;
  wild: string;
  returns: string;
  /** {rate} */
  returnText: string;
  linesTitle: string;
  paysTitle: string;
  sandbox: string;
  close: string;
  /** {symbols} */
  shows: string;
};

const en: Texts = {
  balance: 'Balance',
  lastWin: 'Last win',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  spin: 'Spin',
  info: 'Rules',
  home: 'Back to the lobby',
  ready: 'Choose your stake and spin.',
  noWin: 'No win this time.',
  win: 'You win {amount}',
  short: 'Your balance is too low for this stake.',
  lost: 'Connection lost. Tap Spin to see how this round ended; it is not staked twice.',
  ended: 'This game has ended. Open it again from the lobby.',
  busy: 'Spinning…',
  rules: 'Rules',
  how: '{lines} lines, {stops} stops on each reel, every stop equally likely. The same symbol three times on a line pays so many times your stake. Lines add up.',
  wild: 'The wild stands for every other symbol.',
  returns: 'Return',
  returnText: '{rate} of all stakes is paid back in the long run. Every spin is drawn afresh; past spins change nothing.',
  linesTitle: 'Lines',
  paysTitle: 'Pays, times your stake',
  sandbox: 'All titles of this test vendor open this slot.',
  close: 'Close',
  shows: 'The reels show {symbols}',
};

const fil: Texts = {
  balance: 'Balanse',
  lastWin: 'Huling panalo',
  stake: 'Taya',
  less: 'Babaan ang taya',
  more: 'Taasan ang taya',
  spin: 'Paikutin',
  info: 'Mga tuntunin',
  home: 'Bumalik sa lobby',
  ready: 'Pumili ng taya at paikutin.',
  noWin: 'Walang panalo ngayon.',
  win: 'Panalo ka ng {amount}',
  short: 'Kulang ang balanse mo para sa tayang ito.',
  lost: 'Naputol ang koneksiyon. Pindutin ang Paikutin para makita ang resulta; hindi ito itataya nang dalawang beses.',
  ended: 'Tapos na ang larong ito. Buksan ulit mula sa lobby.',
  busy: 'Umiikot…',
  rules: 'Mga tuntunin',
  how: '{lines} linya, {stops} hinto sa bawat reel, pantay ang tsansa ng bawat hinto. Tatlong magkaparehong simbolo sa isang linya ang nagbabayad ng ganito karaming beses ng taya. Pinagsasama ang mga linya.',
  wild: 'Ang wild ay pumapalit sa kahit anong simbolo.',
  returns: 'Balik',
  returnText: '{rate} ng lahat ng taya ang naibabalik sa katagalan. Bago ang bawat ikot; walang epekto ang mga nakaraan.',
  linesTitle: 'Mga linya',
  paysTitle: 'Bayad, beses ng taya',
  sandbox: 'Ang slot na ito ang bumubukas sa lahat ng laro ng test vendor na ito.',
  close: 'Isara',
  shows: 'Makikita sa mga reel: {symbols}',
};

const my: Texts = {
  balance: 'လက်ကျန်ငွေ',
  lastWin: 'နောက်ဆုံးအနိုင်',
  stake: 'လောင်းကြေး',
  less: 'လောင်းကြေး လျှော့ရန်',
  more: 'လောင်းကြေး တိုးရန်',
  spin: 'လှည့်မည်',
  info: 'စည်းမျဉ်းများ',
  home: 'လော်ဘီသို့ ပြန်ရန်',
  ready: 'လောင်းကြေးရွေးပြီး လှည့်ပါ။',
  noWin: 'ဒီတစ်ကြိမ် မနိုင်သေးပါ။',
  win: '{amount} နိုင်ပါပြီ',
  short: 'ဒီလောင်းကြေးအတွက် လက်ကျန်ငွေ မလောက်ပါ။',
  lost: 'ချိတ်ဆက်မှု ပြတ်သွားပါသည်။ ရလဒ်ကြည့်ရန် “လှည့်မည်” ကိုနှိပ်ပါ။ နှစ်ကြိမ် မလောင်းပါ။',
  ended: 'ဒီဂိမ်း ပြီးဆုံးသွားပါပြီ။ လော်ဘီမှ ပြန်ဖွင့်ပါ။',
  busy: 'လှည့်နေသည်…',
  rules: 'စည်းမျဉ်းများ',
  how: 'လိုင်း {lines} ခု၊ ရီးလ်တစ်ခုလျှင် ရပ်တန့်ရာ {stops} နေရာ၊ အားလုံး အခွင့်အရေး တူညီသည်။ လိုင်းတစ်ခုပေါ်တွင် တူညီသောသင်္ကေတ 3 ခုကျလျှင် လောင်းကြေး၏ အဆပေါင်းများစွာ ရသည်။ လိုင်းများကို ပေါင်းပေးသည်။',
  wild: 'Wild သည် အခြားသင်္ကေတအားလုံးကို အစားထိုးသည်။',
  returns: 'ပြန်ရနှုန်း',
  returnText: 'ရေရှည်တွင် လောင်းကြေးအားလုံး၏ {rate} ကို ပြန်ပေးသည်။ လှည့်တိုင်း အသစ်ဖြစ်ပြီး ယခင်ရလဒ်များနှင့် မသက်ဆိုင်ပါ။',
  linesTitle: 'လိုင်းများ',
  paysTitle: 'ရရှိမည့် အဆ',
  sandbox: 'ဒီစမ်းသပ်ဂိမ်းထုတ်လုပ်သူ၏ ဂိမ်းတိုင်းသည် ဒီဆလော့ကို ဖွင့်ပါသည်။',
  close: 'ပိတ်ရန်',
  shows: 'ရီးလ်များတွင် {symbols}',
};

/** Texts and BCP 47 tag by the gateway's language code. */
export const languages: Record<Language, { tag: string; texts: Texts }> = {
  EN: { tag: 'en', texts: en },
  TY: { tag: 'fil', texts: fil },
  MY: { tag: 'my', texts: my },
};
