import { BannerStrip } from '@parlour/merchant';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';

/** "Sports & Live": banners of group m_game (specification 2, login screen). Renders nothing if the group is empty. */
export function GameBanners() {
  const { t } = useTranslation('session');
  return <BannerStrip group="m_game" isFirstView={false} heading={<SectionTitle title={t('login.sportsLive')} />} />;
}
