import type { Merchant } from './merchants';
import type { World } from '../World';

type Resource = { resourceType: string; url: string; labelNameEn?: string };
type Links = { site: string; image: (mark: string) => string };

/** Links and images that the operator configured (specification 3): channels, downloads, licences, payment brands, help with gambling. */
export function resourcesOf(
  { channels, licences, payments }: World['resources'],
  { country }: Merchant,
  { site, image }: Links,
): Resource[] {
  const marks = (type: string, list: Record<string, string>) =>
    Object.entries(list).map(([mark, labelNameEn]) => ({ resourceType: type, url: image(mark), labelNameEn }));
  return [
    ...Object.entries(channels[country]).map(([resourceType, channel]) => ({
      resourceType,
      url: `https://${resourceType.replace(/[_\d]+$/, '').toLowerCase()}.example/${channel.path}`,
      labelNameEn: channel.name,
    })),
    ...downloadsOf(country, `https://get.${site}`),
    { resourceType: 'AppDownloadIcon', url: image('app') },
    { resourceType: 'APPDOWNLOADICON22', url: image('app') },
    ...marks('LICENCE', licences),
    ...marks('PAYMENT', payments[country]),
    { resourceType: 'HELPLINE', url: `https://help.${site}/play-safe`, labelNameEn: 'Helpline, 24 hours a day' },
    { resourceType: 'SELFEXCLUSION', url: `https://help.${site}/self-exclusion`, labelNameEn: 'National self-exclusion programme' },
    { resourceType: 'REGULATOR', url: `https://help.${site}/regulator`, labelNameEn: 'Island Gaming Authority' },
  ];
}

/** Myanmar has no iOS app; players add the site to the home screen. */
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
