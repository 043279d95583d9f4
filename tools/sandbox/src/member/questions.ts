import type { GatewayLanguage } from '@parlour/kernel';
import { inLanguage } from '../http/inLanguage';

export const questionsNeeded = 2;

const texts: Record<string, Partial<Record<GatewayLanguage, string>> & { EN: string }> = {
  school: {
    EN: 'What was the name of your first school?',
    TY: 'Ano ang pangalan ng una mong paaralan?',
    MY: 'ပထမဆုံးတက်ခဲ့သော ကျောင်းအမည်ကား အဘယ်နည်း။',
  },
  street: {
    EN: 'On which street did you grow up?',
    TY: 'Saang kalye ka lumaki?',
    MY: 'ဘယ်လမ်းမှာ ကြီးပြင်းခဲ့သလဲ။',
  },
  friend: {
    EN: 'Who was your best friend as a child?',
    TY: 'Sino ang matalik mong kaibigan noong bata ka?',
    MY: 'ငယ်စဉ်က အရင်းနှီးဆုံး သူငယ်ချင်းမှာ မည်သူနည်း။',
  },
  dish: {
    EN: 'Which dish did your grandmother cook best?',
    TY: 'Anong ulam ang pinakamasarap na luto ng lola mo?',
    MY: 'အဘွား အကောင်းဆုံးချက်တဲ့ ဟင်းက ဘာလဲ။',
  },
  trip: {
    EN: 'Where did your first long trip lead you?',
    TY: 'Saan ang una mong malayong biyahe?',
    MY: 'ပထမဆုံး ခရီးဝေးသွားခဲ့သည်မှာ ဘယ်နေရာလဲ။',
  },
};

export function questionsIn(language: string): { id: string; text: string }[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text: inLanguage(text, language) ?? text.EN }));
}
