import type { GatewayLanguage } from '@parlour/kernel';
import { inLanguage } from '../http/inLanguage';

type Texts = Record<GatewayLanguage, string>;
const say = (EN: string, TY: string, MY: string): Texts => ({ EN, TY, MY });

const texts = {
  'play.straight': say('Straight', 'Eksaktong numero', 'တိုက်ရိုက်'),
  'help.straight': say(
    'Choose a digit for each place. You win when all are drawn in their places.',
    'Pumili ng numero sa bawat puwesto. Panalo ka kapag lumabas lahat sa tamang puwesto.',
    'နေရာတိုင်းအတွက် ဂဏန်းရွေးပါ။ နေရာမှန်အတိုင်း အကုန်ထွက်လျှင် နိုင်သည်။',
  ),
  'play.position': say('One place', 'Isang puwesto', 'နေရာတစ်ခု'),
  'help.position': say(
    'Each digit you choose is a bet on its place.',
    'Bawat numerong pinili ay taya sa puwesto nito.',
    'ရွေးသော ဂဏန်းတိုင်းသည် ထိုနေရာအတွက် လောင်းကြေးတစ်ခုဖြစ်သည်။',
  ),
  'play.last2': say('Last two', 'Huling dalawa', 'နောက်ဆုံးနှစ်လုံး'),
  'help.last2': say(
    'The last two digits in their places.',
    'Ang huling dalawang numero sa tamang puwesto.',
    'နောက်ဆုံးဂဏန်းနှစ်လုံးကို နေရာမှန်အတိုင်း ခန့်မှန်းပါ။',
  ),
  'play.box': say('Any order', 'Kahit anong ayos', 'အစီအစဉ်မရွေး'),
  'help.box': say(
    'Choose three or more digits. Three different digits in any order win.',
    'Pumili ng tatlo o higit pa. Panalo ang tatlong magkakaibang numero sa kahit anong ayos.',
    'ဂဏန်းသုံးလုံးနှင့်အထက် ရွေးပါ။ မတူသော ဂဏန်းသုံးလုံး အစီအစဉ်မရွေး ထွက်လျှင် နိုင်သည်။',
  ),
  'play.size': say('Big or small', 'Malaki o maliit', 'ကြီး/သေး'),
  'help.size': say('Bet on big or small, odd or even.', 'Tumaya sa malaki o maliit, gansal o pares.', 'ကြီး/သေး၊ မ/စုံ ကို လောင်းပါ။'),
  'help.diceSize': say(
    'Bet on big or small, odd or even of the sum. Three dice alike lose.',
    'Tumaya sa malaki o maliit, gansal o pares ng kabuuan. Talo kapag tatlong dice ang magkakapareho.',
    'စုစုပေါင်း၏ ကြီး/သေး၊ မ/စုံ ကို လောင်းပါ။ အန်စာသုံးလုံးတူလျှင် ရှုံးသည်။',
  ),
  'play.single': say('One face', 'Isang mukha', 'မျက်နှာတစ်ခု'),
  'help.single': say(
    'A face that shows on any of the dice wins.',
    'Panalo ang mukhang lumabas sa alinmang dice.',
    'အန်စာတစ်လုံးလုံးတွင် ထွက်သော ဂဏန်း နိုင်သည်။',
  ),
  'play.pair': say('Two faces', 'Dalawang mukha', 'မျက်နှာနှစ်ခု'),
  'help.pair': say('Two different faces must both show.', 'Dapat lumabas ang dalawang magkaibang mukha.', 'မတူသော မျက်နှာနှစ်ခုလုံး ထွက်ရမည်။'),
  'play.champion': say('Winner', 'Kampeon', 'ပထမ'),
  'help.champion': say('Which number comes in first?', 'Aling numero ang mauuna?', 'ဘယ်နံပါတ် ပထမရမလဲ။'),
  'play.places': say('Top three', 'Unang tatlo', 'ထိပ်ဆုံးသုံး'),
  'help.places': say('Each number is a bet on its place.', 'Bawat numero ay taya sa puwesto nito.', 'နံပါတ်တိုင်းသည် ထိုနေရာအတွက် လောင်းကြေးဖြစ်သည်။'),
  'play.any1': say('One number', 'Isang numero', 'နံပါတ်တစ်ခု'),
  'help.any1': say('Each number that is drawn wins.', 'Panalo ang bawat numerong mabunot.', 'ထွက်သော နံပါတ်တိုင်း နိုင်သည်။'),
  'play.any2': say('Two numbers', 'Dalawang numero', 'နံပါတ်နှစ်ခု'),
  'help.any2': say(
    'Choose two or more; two that are both drawn win.',
    'Pumili ng dalawa o higit pa; panalo kapag parehong nabunot ang dalawa.',
    'နှစ်ခုနှင့်အထက် ရွေးပါ။ နှစ်ခုလုံးထွက်လျှင် နိုင်သည်။',
  ),
  'play.any3': say('Three numbers', 'Tatlong numero', 'နံပါတ်သုံးခု'),
  'help.any3': say(
    'Choose three or more; three that are all drawn win.',
    'Pumili ng tatlo o higit pa; panalo kapag nabunot lahat ng tatlo.',
    'သုံးခုနှင့်အထက် ရွေးပါ။ သုံးခုလုံးထွက်လျှင် နိုင်သည်။',
  ),
  'play.lo2': say('Lo, two digits', 'Lo, dalawang numero', 'လို နှစ်လုံး'),
  'help.lo2': say(
    'Wins each time it ends one of the 27 numbers drawn.',
    'Panalo sa bawat pagkakataong ito ang dulo ng alinman sa 27 numerong nabunot.',
    'ထွက်သော နံပါတ် 27 ခု၏ အဆုံးနှစ်လုံးနှင့် ကိုက်တိုင်း နိုင်သည်။',
  ),
  'play.special2': say('De, last two', 'De, huling dalawa', 'ဒေ နောက်ဆုံးနှစ်လုံး'),
  'help.special2': say(
    'The last two digits of the special prize.',
    'Ang huling dalawang numero ng espesyal na premyo.',
    'အထူးဆု၏ နောက်ဆုံးနှစ်လုံး။',
  ),
  'play.special3': say('De, last three', 'De, huling tatlo', 'ဒေ နောက်ဆုံးသုံးလုံး'),
  'help.special3': say(
    'The last three digits of the special prize.',
    'Ang huling tatlong numero ng espesyal na premyo.',
    'အထူးဆု၏ နောက်ဆုံးသုံးလုံး။',
  ),
  'row.tenThousands': say('Ten thousands', 'Sampung libo', 'သောင်းဂဏန်း'),
  'row.thousands': say('Thousands', 'Libo', 'ထောင်ဂဏန်း'),
  'row.hundreds': say('Hundreds', 'Daan', 'ရာဂဏန်း'),
  'row.tens': say('Tens', 'Sampu', 'ဆယ်ဂဏန်း'),
  'row.units': say('Units', 'Isa', 'ခုဂဏန်း'),
  'row.digits': say('Digits', 'Mga numero', 'ဂဏန်းများ'),
  'row.numbers': say('Numbers', 'Mga numero', 'နံပါတ်များ'),
  'row.dice': say('Faces', 'Mga mukha', 'မျက်နှာများ'),
  'row.winner': say('First', 'Una', 'ပထမ'),
  'row.second': say('Second', 'Ikalawa', 'ဒုတိယ'),
  'row.third': say('Third', 'Ikatlo', 'တတိယ'),
  'row.size': say('Size', 'Laki', 'အရွယ်'),
  'row.parity': say('Odd or even', 'Gansal o pares', 'မ သို့မဟုတ် စုံ'),
  'option.big': say('Big', 'Malaki', 'ကြီး'),
  'option.small': say('Small', 'Maliit', 'သေး'),
  'option.odd': say('Odd', 'Gansal', 'မ'),
  'option.even': say('Even', 'Pares', 'စုံ'),
  'group.fast': say('Fast draws', 'Mabilis na bunot', 'အမြန်ထွက်'),
  'group.digits': say('Digits', 'Mga digit', 'ဂဏန်းထီ'),
  'group.numbers': say('Numbers', 'Mga numero', 'နံပါတ်ထီ'),
  'group.vn-north': say('Vietnam North', 'Hilagang Vietnam', 'ဗီယက်နမ် မြောက်ပိုင်း'),
  'group.vn-central': say('Vietnam Central', 'Gitnang Vietnam', 'ဗီယက်နမ် အလယ်ပိုင်း'),
  'group.vn-south': say('Vietnam South', 'Timog Vietnam', 'ဗီယက်နမ် တောင်ပိုင်း'),
  'prize.special': say('Special', 'Espesyal', 'အထူးဆု'),
  'prize.first': say('First', 'Una', 'ပထမဆု'),
  'prize.second': say('Second', 'Ikalawa', 'ဒုတိယဆု'),
  'prize.third': say('Third', 'Ikatlo', 'တတိယဆု'),
  'prize.fourth': say('Fourth', 'Ikaapat', 'စတုတ္ထဆု'),
  'prize.fifth': say('Fifth', 'Ikalima', 'ပဉ္စမဆု'),
  'prize.sixth': say('Sixth', 'Ikaanim', 'ဆဋ္ဌမဆု'),
  'prize.seventh': say('Seventh', 'Ikapito', 'သတ္တမဆု'),
} as const;

/** A text of the lotteries; names that have none, such as numbers, stand for themselves. */
export function lotteryText(kind: string, id: string, language: string): string {
  const entry: Texts | undefined = (texts as Record<string, Texts>)[`${kind}.${id}`];
  return (entry && inLanguage(entry, language)) ?? id;
}
