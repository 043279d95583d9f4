import { countryOf, intlTag, toGatewayLanguage } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { useLocale, useMerchant } from '../hooks/useMerchant';
import { locationApi } from '../locationApi';
import { ClosedPage } from '../parts/ClosedPage';

/** System status 2 (specification 4): shows the detected region, why the site is closed there, and how to withdraw money. */
export function RegionScreen() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { country } = useMerchant();
  const { ip, country: detected } = locationApi.useGetLocationQuery().data ?? {};

  function nameOf(code: string): string {
    // A browser need not have names in every language: none has Burmese ones.
    const known = countryOf(code)?.names[toGatewayLanguage(locale)];
    return known ?? (/^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(code) : code) ?? code;
  }

  return (
    <ClosedPage icon="map-pin" title={t('region.title')} contactTitle={t('region.contact')}>
      <p>{t('region.text', { country: nameOf(country) })}</p>
      {detected && <p>{t('region.detected', { country: nameOf(detected), ip: ip ? maskIp(ip) : '•••' })}</p>}
      <p>{t('region.vpn')}</p>
      <p>
        <strong>{t('region.balance')}</strong>
      </p>
    </ClosedPage>
  );
}

/** Masks an IP address so that only its owner recognises it: hides the last part of IPv4, and all but two groups of IPv6. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 2).join(':')}:•••`;
  const parts = ip.split('.');
  return parts.length === 4 ? [...parts.slice(0, 3), '•••'].join('.') : '•••';
}
