import type { ContractKind } from '@parlour/agent/wire';
import type { GatewayLanguage } from '@parlour/kernel';

type Texts = Record<ContractKind | 'shared', string>;

const en: Texts = {
  salary:
    'The daily salary is worked out from the bets that your team settled between 00:00 and 23:59 and is paid by noon of the next day.',
  dividend: 'The dividend is worked out from the net loss of your team over half a month and is paid on the 3rd and the 18th.',
  hourly: 'The hourly salary is worked out from the bets that your team settled within the hour and is paid 30 minutes later.',
  shared:
    'A member is active after betting on the day or in the period. Only the highest step that is reached counts. Bets that were cancelled or returned do not count.',
};

const fil: Texts = {
  salary:
    'Kinukuwenta ang arawang sahod mula sa mga taya ng iyong team na na-settle mula 00:00 hanggang 23:59, at binabayaran bago magtanghali kinabukasan.',
  dividend: 'Kinukuwenta ang dibidendo mula sa net na talo ng iyong team sa kalahating buwan, at binabayaran tuwing ika-3 at ika-18.',
  hourly:
    'Kinukuwenta ang orasang sahod mula sa mga taya ng iyong team na na-settle sa loob ng oras, at binabayaran makalipas ang 30 minuto.',
  shared:
    'Aktibo ang miyembro kapag tumaya siya sa araw o panahong iyon. Ang pinakamataas na baitang lang na naabot ang bibilangin. Hindi kasama ang mga kinansela o ibinalik na taya.',
};

const my: Texts = {
  salary: 'နေ့စားခကို သင့်အဖွဲ့၏ 00:00 မှ 23:59 အတွင်း ပြီးဆုံးသော လောင်းကြေးများမှ တွက်ချက်ပြီး နောက်နေ့ မွန်းမတည့်မီ ပေးချေပါသည်။',
  dividend: 'အမြတ်ဝေစုကို သင့်အဖွဲ့၏ လဝက်အတွင်း အသားတင်ရှုံးငွေမှ တွက်ချက်ပြီး လတိုင်း 3 ရက်နှင့် 18 ရက်တွင် ပေးချေပါသည်။',
  hourly: 'နာရီစားခကို သင့်အဖွဲ့၏ ထိုနာရီအတွင်း ပြီးဆုံးသော လောင်းကြေးများမှ တွက်ချက်ပြီး မိနစ် 30 အကြာတွင် ပေးချေပါသည်။',
  shared:
    'ထိုနေ့ သို့မဟုတ် ထိုကာလအတွင်း လောင်းသော အဖွဲ့ဝင်ကို တက်ကြွသည်ဟု သတ်မှတ်ပါသည်။ ရောက်ရှိသော အမြင့်ဆုံးအဆင့်ကိုသာ ရေတွက်ပါသည်။ ပယ်ဖျက်ထားသော သို့မဟုတ် ပြန်အမ်းထားသော လောင်းကြေးများ မပါဝင်ပါ။',
};

const texts: Record<GatewayLanguage, Texts> = { EN: en, TY: fil, MY: my };

/** Returns the terms shown below the tiers of a contract, in the reader's language. */
export function contractText(kind: ContractKind, language: GatewayLanguage): string {
  const { [kind]: own, shared } = texts[language];
  return `${own}\n\n${shared}`;
}
