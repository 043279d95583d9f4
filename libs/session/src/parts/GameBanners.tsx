import { BannerStrip } from '@parlour/merchant';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';

/** "Sports & Live": banners of group m_game (specification 2, login screen). */
export function GameBanners() {
  const { t } = useTranslation('session');
  return (
    <section aria-label={t('login.sportsLive')}>
      <SectionTitle title={t('login.sportsLive')} />
      <BannerStrip group="m_game" isFirstView={false} />
    </section>
  );
}
