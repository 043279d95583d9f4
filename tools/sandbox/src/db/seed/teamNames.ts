import type { MerchantCode } from '../../merchants';

/** Nicknames of players below the demo agents: long ones, marks that stack, right to left, and letters that look like markup. */
export const teamNames: Record<MerchantCode, readonly string[]> = {
  '200jilif3': [
    'Aling Nena',
    'Boyet',
    'Maria Corazon Evangelista de la Cruz-Villanueva',
    'မောင်မောင်ကြီး',
    '李小龍',
    'محمد',
    'Ñoño Peñaflor',
    '<b>Junjun</b>',
    'Đặng Thị Thuỷ',
    'Zoë 🎰',
    'Tisoy',
    'Inday',
    'Dodong',
    'กิตติศักดิ์',
    'Владимир',
    'Kuya Bert',
    'Ate Luz',
    'Jepoy',
    'Neneng',
    'שרה',
    'Pusoy King',
    'Mang Kanor',
    'Bimbim',
    'Ευαγγελία',
    'राजेश',
    'Totoy',
  ],
  '200jilimm3': ['ကိုကို', 'မစန္ဒာ', 'အောင်ဆန်းဝင်း', 'Nilar', 'ခင်မြတ်မွန်ကျော်စွာဝင်း', 'ဇော်ဇော်', 'မြမြ', 'Htet', 'နီနီ', 'သီရိ', 'Ko Aung', 'ဖြူဖြူ'],
};
