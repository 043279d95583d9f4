import { intlTag } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { useLocale, useMerchant } from '../hooks/useMerchant';
import { locationApi } from '../locationApi';
import { ClosedPage } from '../parts/ClosedPage';
import { maskIp } from '../rules/maskIp';

/** System status 2 (specification 4): shows the detected region, why the site is closed there, and how to withdraw money. */
export function RegionScreen() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { country } = useMerchant();
  const { ip, country: detected } = locationApi.useGetLocationQuery().data ?? {};

  function nameOf(code: string): string {
    // Browsers have no Burmese country names, so they are messages of this library.
    if (code === 'PH' || code === 'MM') return t(`country.${code}`);
    return (/^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(code) : undefined) ?? code;
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
