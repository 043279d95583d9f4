import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { BannerStrip, type BannerStripProps } from './BannerStrip';

/** "Sports & Live": the banners of group m_game, on home and below the login (specification 2). Renders nothing if the group is empty. */
export function GameBanners({ isOnHome }: Pick<BannerStripProps, 'isOnHome'>) {
  const { t } = useTranslation('merchant');
  const title = t('banners.games');
  return <BannerStrip group="m_game" isFirstView={false} isOnHome={isOnHome} heading={<SectionTitle title={title} />} label={title} />;
}
