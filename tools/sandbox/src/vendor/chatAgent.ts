export const chatLanguages = ['EN', 'TY', 'MY'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

type Said = Record<ChatLanguage, string>;
/** `words` in any language lead to the topic. */
type Topic = { label: Said; words: readonly string[]; reply: Said };

const agent = 'Liza';

const topics: readonly Topic[] = [
  {
    label: { EN: 'My deposit', TY: 'Deposito ko', MY: 'ငွေသွင်းမှု' },
    words: ['deposit', 'top up', 'deposito', 'cash in', 'ငွေသွင်း'],
    reply: {
      EN: 'Most deposits arrive within 3 minutes after you say that you have paid. If yours takes longer, send me the order number: it starts with D.',
      TY: 'Karamihan ng deposito ay pumapasok sa loob ng 3 minuto matapos mong sabihing nagbayad ka na. Kung mas matagal, ipadala ang order number na nagsisimula sa D.',
      MY: 'ငွေလွှဲပြီးကြောင်း ပြောပြီးနောက် 3 မိနစ်အတွင်း ငွေဝင်လေ့ရှိပါတယ်။ ပိုကြာနေရင် D နဲ့စတဲ့ အော်ဒါနံပါတ်ကို ပို့ပေးပါ။',
    },
  },
  {
    label: { EN: 'My withdrawal', TY: 'Withdrawal ko', MY: 'ငွေထုတ်မှု' },
    words: ['withdraw', 'cash out', 'payout', 'labas', 'ငွေထုတ်'],
    reply: {
      EN: 'A withdrawal passes a review, then it is sent to your account, usually in about 9 minutes. You can follow every step on its order page.',
      TY: 'Sinusuri muna ang withdrawal, saka ipinapadala sa account mo, karaniwan sa loob ng 9 na minuto. Makikita mo ang bawat hakbang sa order page.',
      MY: 'ငွေထုတ်လွှာကို စစ်ဆေးပြီးမှ သင့်အကောင့်သို့ ပို့ပေးပါတယ်။ များသောအားဖြင့် 9 မိနစ်ခန့် ကြာပါတယ်။ အဆင့်တိုင်းကို အော်ဒါစာမျက်နှာမှာ ကြည့်နိုင်ပါတယ်။',
    },
  },
  {
    label: { EN: 'Turnover', TY: 'Turnover', MY: 'လောင်းကြေးပမာဏ' },
    words: ['turnover', 'wager', 'requirement', 'လောင်းကြေး'],
    reply: {
      EN: 'Stake each deposit once before you withdraw. The withdrawal page shows how much is left for each deposit.',
      TY: 'Itaya muna nang isang beses ang halaga ng bawat deposito bago mag-withdraw. Makikita sa withdrawal page kung magkano pa ang kulang.',
      MY: 'ငွေမထုတ်မီ သွင်းငွေတစ်ခုစီနဲ့ ညီမျှတဲ့ပမာဏကို တစ်ကြိမ် လောင်းရပါတယ်။ ကျန်ရှိတဲ့ပမာဏကို ငွေထုတ်စာမျက်နှာမှာ ပြထားပါတယ်။',
    },
  },
  {
    label: { EN: 'Log in', TY: 'Pag-log in', MY: 'လော့ဂ်အင်' },
    words: ['password', 'login', 'log in', 'locked', 'naka-lock', 'စကားဝှက်', 'လော့ဂ်အင်'],
    reply: {
      EN: 'After 6 wrong tries an account rests for 15 minutes. I never ask for your password, and nobody else here does.',
      TY: 'Pagkatapos ng 6 na maling subok, 15 minutong naka-lock ang account. Hindi namin kailanman hihingin ang password mo.',
      MY: '6 ကြိမ် မှားရင် အကောင့်ကို 15 မိနစ် ပိတ်ထားပါတယ်။ သင့်စကားဝှက်ကို ကျွန်ုပ်တို့ ဘယ်တော့မှ မမေးပါဘူး။',
    },
  },
];

const greeting: Said = {
  EN: `Hello, this is ${agent}. What can I look into for you?`,
  TY: `Kumusta, ako si ${agent}. Ano ang maitutulong ko?`,
  MY: `မင်္ဂလာပါ၊ ကျွန်မ ${agent} ပါ။ ဘာကူညီပေးရမလဲရှင်။`,
};

const orderSeen: Said = {
  EN: 'Thank you, I have noted order {order}. Its page always shows the latest step; nothing is lost while it is being checked.',
  TY: 'Salamat, naitala ko ang order {order}. Laging nasa page nito ang pinakabagong hakbang; walang mawawala habang sinusuri ito.',
  MY: 'ကျေးဇူးတင်ပါတယ်။ အော်ဒါ {order} ကို မှတ်ထားပါပြီ။ နောက်ဆုံးအခြေအနေကို အော်ဒါစာမျက်နှာမှာ အမြဲကြည့်နိုင်ပါတယ်။',
};

const notUnderstood: Said = {
  EN: 'Tell me a little more, or choose a topic below.',
  TY: 'Pakidagdagan pa ang detalye, o pumili ng paksa sa ibaba.',
  MY: 'နည်းနည်း ထပ်ရှင်းပြပေးပါ၊ ဒါမှမဟုတ် အောက်က အကြောင်းအရာကို ရွေးပါ။',
};

const orderNo = /\b[DWB]-\d{4}-\d{4,}\b/i;

export type ChatReply = { agent: string; text: string; topics: string[] };

function say(text: string, language: ChatLanguage): ChatReply {
  return { agent, text, topics: topics.map(({ label }) => label[language]) };
}

/** The agent's first words; an order that came along is noted at once. */
export function greet(language: ChatLanguage, order = ''): ChatReply {
  return orderNo.test(order) ? replyTo(order, language) : say(greeting[language], language);
}

/** The agent's answer: by order number first, then by topic. */
export function replyTo(text: string, language: ChatLanguage): ChatReply {
  const order = orderNo.exec(text)?.[0];
  if (order) return say(orderSeen[language].replace('{order}', order.toUpperCase()), language);
  const said = text.toLowerCase();
  const topic = topics.find(({ words, label }) => [...words, label[language].toLowerCase()].some((word) => said.includes(word)));
  return say((topic?.reply ?? notUnderstood)[language], language);
}
