import type { Merchant } from '../merchants';

type Resource = { resourceType: string; url: string; labelNameEn?: string };

const social = {
  PH: ['FACEBOOK_1', 'INSTAGRAM_1', 'TELEGRAM_2', 'TELEGRAM_3', 'YOUTUBE_1', 'YOUTUBE', 'WHATSAPP1', 'TIKTOK_1', 'Twitter_1', 'VIBER'],
  MM: ['FACEBOOK_1', 'TELEGRAM_2', 'YOUTUBE_1', 'YOUTUBE', 'TIKTOK_1', 'VIBER'],
} as const;

const payments = {
  PH: { gopeso: 'GoPeso', mabilis: 'Mabilis Wallet', 'isla-qr': 'Isla QR', 'luntian-bank': 'Luntian Bank', 'salapi-bank': 'Salapi Bank' },
  MM: { shwekyat: 'ShweKyat', padauk: 'Padauk Pay', 'inle-qr': 'Inle QR', 'golden-rock-bank': 'Golden Rock Bank' },
};

const licences = { 'island-gaming': 'Island Gaming Authority', 'fair-play-lab': 'Fair Play Lab', 'safe-play': 'Safe Play Alliance' };

/** Links and pictures that the operator configured (specification 3): channels, downloads, licences, payment marks, help with gambling. */
export function resourcesOf({ country }: Merchant, { site, picture }: { site: string; picture: (mark: string) => string }): Resource[] {
  const marks = (type: string, list: Record<string, string>) =>
    Object.entries(list).map(([mark, labelNameEn]) => ({ resourceType: type, url: picture(mark), labelNameEn }));
  return [
    ...social[country].map((resourceType) => ({
      resourceType,
      url: `https://${resourceType.replace(/[_\d]+$/, '').toLowerCase()}.example/parlour-${country.toLowerCase()}`,
      labelNameEn: 'Parlour',
    })),
    ...downloadsOf(country, `https://get.${site}`),
    { resourceType: 'AppDownloadIcon', url: picture('app') },
    { resourceType: 'APPDOWNLOADICON22', url: picture('app') },
    ...marks('LICENCE', licences),
    ...marks('PAYMENT', payments[country]),
    { resourceType: 'HELPLINE', url: `https://help.${site}/play-safe`, labelNameEn: 'Someone to talk to, day and night' },
    { resourceType: 'SELFEXCLUSION', url: `https://help.${site}/self-exclusion`, labelNameEn: 'National self-exclusion programme' },
    { resourceType: 'REGULATOR', url: `https://help.${site}/regulator`, labelNameEn: 'Island Gaming Authority' },
  ];
}

/** Myanmar has no app for iOS: there the home screen is the way. */
function downloadsOf(country: Merchant['country'], site: string): Resource[] {
  const android = { resourceType: 'Android', url: `${site}/parlour.apk` };
  if (country === 'MM') return [android];
  return [
    android,
    { resourceType: 'IOS', url: `${site}/ios` },
    { resourceType: 'IOS2', url: `${site}/ios-2` },
    { resourceType: 'MOBILECONFIG', url: `${site}/parlour.mobileconfig` },
  ];
}
