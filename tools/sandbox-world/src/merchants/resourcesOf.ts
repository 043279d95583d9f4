import type { Merchant } from './merchants';
import { dataOf } from '../countries/countries';
import type { World } from '../World';

type Resource = { resourceType: string; url: string; labelNameEn?: string };

/** Links and images that the operator configured (specification 3): channels, downloads, licences, payment brands, help with gambling. */
export function resourcesOf(licences: World['licences'], merchant: Merchant, image: (mark: string) => string): Resource[] {
  const { channels, payments, hasIosApp, merchant: own } = dataOf(merchant);
  const { site } = own;
  const marks = (type: string, list: Record<string, string>) =>
    Object.entries(list).map(([mark, labelNameEn]) => ({ resourceType: type, url: image(mark), labelNameEn }));
  return [
    ...Object.entries(channels).map(([resourceType, channel]) => ({
      resourceType,
      url: `https://${resourceType.replace(/[_\d]+$/, '').toLowerCase()}.example/${channel.path}`,
      labelNameEn: channel.name,
    })),
    ...downloadsOf(`https://get.${site}`, hasIosApp),
    { resourceType: 'AppDownloadIcon', url: image('app') },
    { resourceType: 'APPDOWNLOADICON22', url: image('app') },
    ...marks('LICENCE', licences),
    ...marks('PAYMENT', payments),
    { resourceType: 'HELPLINE', url: `https://help.${site}/play-safe`, labelNameEn: 'Helpline, 24 hours a day' },
    { resourceType: 'SELFEXCLUSION', url: `https://help.${site}/self-exclusion`, labelNameEn: 'National self-exclusion programme' },
    { resourceType: 'REGULATOR', url: `https://help.${site}/regulator`, labelNameEn: 'Island Gaming Authority' },
  ];
}

/** Where there is no iOS app, players add the site to the home screen. */
function downloadsOf(site: string, hasIosApp: boolean): Resource[] {
  const android = { resourceType: 'Android', url: `${site}/parlour.apk` };
  if (!hasIosApp) return [android];
  return [
    android,
    { resourceType: 'IOS', url: `${site}/ios` },
    { resourceType: 'IOS2', url: `${site}/ios-2` },
    { resourceType: 'MOBILECONFIG', url: `${site}/parlour.mobileconfig` },
  ];
}
