import type { GatewayLanguage } from '@parlour/kernel';

/** Categories of the promotions list, in its order. */
export const promotionCategories: readonly { id: string; titles: Record<GatewayLanguage, string> }[] = [
  { id: 'new', titles: { EN: 'New players', TY: 'Bagong manlalaro', MY: 'ကစားသမားသစ်' } },
  { id: 'daily', titles: { EN: 'Daily', TY: 'Araw-araw', MY: 'နေ့စဉ်' } },
  { id: 'tournament', titles: { EN: 'Tournaments', TY: 'Paligsahan', MY: 'ပြိုင်ပွဲများ' } },
  { id: 'slots', titles: { EN: 'Slots', TY: 'Slots', MY: 'စလော့' } },
  { id: 'live', titles: { EN: 'Live casino', TY: 'Live casino', MY: 'တိုက်ရိုက် ကာစီနို' } },
  { id: 'friends', titles: { EN: 'Friends', TY: 'Kaibigan', MY: 'မိတ်ဆွေများ' } },
];
