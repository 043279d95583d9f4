import { BannerStrip } from '@parlour/merchant';
import { usePlayState } from '@parlour/player';

/** The banners of home. They are marketing, so they are hidden during a break and for a player who opted out (product 4.21). */
export function PlayerBanners() {
  const { mayPromote } = usePlayState();
  return mayPromote && <BannerStrip group="m_home" />;
}
