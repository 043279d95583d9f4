import type { GatewayLanguage } from '@parlour/kernel';

type Topic = { code: string; texts: Record<GatewayLanguage, { title: string; content: string }> };

/** Topics of the help center, in the merchant's order: links name them by their position. */
export const helpTopics: readonly Topic[] = [
  {
    code: 'deposit',
    texts: {
      EN: {
        title: 'My deposit is not credited',
        content:
          '<p>Most deposits arrive within 3 minutes after you tap “I have paid”.</p><ol><li>Open <a href="/m/gameRecord?tab=money">your orders</a> and look at the step.</li><li>Check that the amount and the account are the ones of the order.</li><li>After 15 minutes, send the receipt in the chat or by feedback. Name the order number: it starts with D.</li></ol>',
      },
      TY: {
        title: 'Hindi pa pumapasok ang deposito ko',
        content:
          '<p>Karamihan ng deposito ay pumapasok sa loob ng 3 minuto matapos pindutin ang “Nagbayad na ako”.</p><ol><li>Buksan ang <a href="/m/gameRecord?tab=money">mga order mo</a> at tingnan ang hakbang.</li><li>Tiyaking tama ang halaga at account.</li><li>Pagkalipas ng 15 minuto, ipadala ang resibo sa chat o feedback. Banggitin ang order number na nagsisimula sa D.</li></ol>',
      },
      MY: {
        title: 'သွင်းငွေ မရောက်သေးပါ',
        content:
          '<p>“ငွေလွှဲပြီး” ကို နှိပ်ပြီးနောက် 3 မိနစ်အတွင်း ရောက်လေ့ရှိသည်။</p><ol><li><a href="/m/gameRecord?tab=money">သင့်အော်ဒါများ</a>တွင် အဆင့်ကို ကြည့်ပါ။</li><li>ပမာဏနှင့် အကောင့် မှန်ကြောင်း စစ်ပါ။</li><li>15 မိနစ်ကျော်လျှင် ပြေစာကို ချတ် သို့မဟုတ် တိုင်ကြားချက်ဖြင့် ပို့ပါ။ D ဖြင့်စသော အော်ဒါနံပါတ်ကို ထည့်ပါ။</li></ol>',
      },
    },
  },
  {
    code: 'withdrawal',
    texts: {
      EN: {
        title: 'Where is my withdrawal?',
        content:
          '<p>A withdrawal is reviewed, then sent. E-wallets take about 9 minutes, banks up to 30.</p><p>Every step has its time on the order page. A refusal names its reason, and the money is back in your balance at once.</p>',
      },
      TY: {
        title: 'Nasaan na ang withdrawal ko?',
        content:
          '<p>Sinusuri muna ang withdrawal, saka ipinapadala. Mga 9 minuto sa e-wallet, hanggang 30 sa bangko.</p><p>May oras ang bawat hakbang sa order page. Kung tanggihan, may dahilan at agad bumabalik ang pera.</p>',
      },
      MY: {
        title: 'ငွေထုတ်မှု ဘယ်ရောက်နေသလဲ',
        content:
          '<p>ငွေထုတ်မှုကို စစ်ဆေးပြီးမှ ပို့သည်။ E-wallet 9 မိနစ်ခန့်၊ ဘဏ် မိနစ် 30 အထိ ကြာသည်။</p><p>အဆင့်တိုင်း၏ အချိန်ကို အော်ဒါစာမျက်နှာတွင် ကြည့်နိုင်သည်။ ပယ်ချပါက အကြောင်းရင်းပြပြီး ငွေချက်ချင်း ပြန်ဝင်သည်။</p>',
      },
    },
  },
  {
    code: 'turnover',
    texts: {
      EN: {
        title: 'What is turnover?',
        content:
          '<p>Before you withdraw, stake each deposit once. A bonus names its own number.</p><table><tr><th>What</th><th>Turnover</th></tr><tr><td>Deposit</td><td>1×</td></tr><tr><td>Bonus</td><td>as its terms say</td></tr></table><p>The withdrawal page shows what is left.</p>',
      },
      TY: {
        title: 'Ano ang turnover?',
        content:
          '<p>Bago mag-withdraw, itaya muna nang isang beses ang bawat deposito. May sariling bilang ang bonus.</p><table><tr><th>Ano</th><th>Turnover</th></tr><tr><td>Deposito</td><td>1×</td></tr><tr><td>Bonus</td><td>ayon sa tuntunin</td></tr></table><p>Makikita sa withdrawal page ang kulang pa.</p>',
      },
      MY: {
        title: 'လှည့်ပတ်ငွေ ဆိုတာ ဘာလဲ',
        content:
          '<p>ငွေမထုတ်မီ သွင်းငွေတိုင်းကို တစ်ကြိမ် လောင်းရသည်။ ဘောနပ်စ်တွင် ကိုယ်ပိုင်အကြိမ်ရှိသည်။</p><table><tr><th>အမျိုးအစား</th><th>လှည့်ပတ်ငွေ</th></tr><tr><td>သွင်းငွေ</td><td>1×</td></tr><tr><td>ဘောနပ်စ်</td><td>စည်းကမ်းအတိုင်း</td></tr></table><p>ကျန်ငွေကို ငွေထုတ်စာမျက်နှာတွင် ပြသည်။</p>',
      },
    },
  },
  {
    code: 'password',
    texts: {
      EN: {
        title: 'I cannot log in',
        content:
          '<p>After 6 wrong tries an account rests for 15 minutes. A new password can be set under <a href="/m/forget">Forgot password</a>.</p><p>Nobody of our staff asks for your password or a code.</p>',
      },
      TY: {
        title: 'Hindi ako maka-log in',
        content:
          '<p>Pagkatapos ng 6 na maling subok, 15 minutong naka-lock ang account. Makakagawa ng bagong password sa <a href="/m/forget">Nakalimutan ang password</a>.</p><p>Walang staff na hihingi ng password o code mo.</p>',
      },
      MY: {
        title: 'အကောင့်ဝင်၍ မရပါ',
        content:
          '<p>6 ကြိမ် မှားလျှင် အကောင့်ကို 15 မိနစ် ပိတ်ထားသည်။ <a href="/m/forget">စကားဝှက်မေ့နေသည်</a> တွင် အသစ်ထားနိုင်သည်။</p><p>ဝန်ထမ်းများက စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မတောင်းပါ။</p>',
      },
    },
  },
  {
    code: 'affiliate',
    texts: {
      EN: {
        title: 'Affiliate service',
        content:
          '<p>Partners bring players and get a share. Terms, payout days and reports are agreed with our affiliate desk.</p><ul><li>Ask for a code in the chat, topic “Affiliate”.</li><li>Shares are paid on the 5th of each month.</li></ul>',
      },
      TY: {
        title: 'Serbisyo para sa affiliate',
        content:
          '<p>May bahagi ang partner na nagdadala ng mga manlalaro. Napagkakasunduan sa affiliate desk ang tuntunin, araw ng bayad at ulat.</p><ul><li>Humingi ng code sa chat, paksang “Affiliate”.</li><li>Tuwing ika-5 ng buwan ang bayad.</li></ul>',
      },
      MY: {
        title: 'မိတ်ဖက် ဝန်ဆောင်မှု',
        content:
          '<p>ကစားသူများကို ခေါ်ဆောင်လာသော မိတ်ဖက်များ ဝေစုရသည်။ စည်းကမ်း၊ ငွေချေရက်နှင့် အစီရင်ခံစာကို မိတ်ဖက်ဌာနနှင့် သဘောတူရသည်။</p><ul><li>ချတ်တွင် “Affiliate” ဟု ရေး၍ ကုဒ်တောင်းပါ။</li><li>လစဉ် 5 ရက်နေ့တွင် ပေးချေသည်။</li></ul>',
      },
    },
  },
  {
    code: 'play-safe',
    texts: {
      EN: {
        title: 'Playing within limits',
        content:
          '<p>Set a budget, take a break or close the account under <a href="/m/playControls">Play controls</a>. Withdrawals, records and chat stay open.</p>',
      },
      TY: {
        title: 'Paglalaro nang may hangganan',
        content:
          '<p>Magtakda ng budget, magpahinga o isara ang account sa <a href="/m/playControls">Play controls</a>. Bukas pa rin ang withdrawal, talaan at chat.</p>',
      },
      MY: {
        title: 'ကန့်သတ်ချက်ဖြင့် ကစားခြင်း',
        content: '<p><a href="/m/playControls">ကစားမှု ထိန်းချုပ်ရေး</a>တွင် ဘတ်ဂျက်သတ်မှတ်၊ အနားယူ သို့မဟုတ် အကောင့်ပိတ်နိုင်သည်။ ငွေထုတ်၊ မှတ်တမ်းနှင့် ချတ် ဆက်လက်ဖွင့်ထားသည်။</p>',
      },
    },
  },
];
