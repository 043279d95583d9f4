import { BannerStrip } from '@parlour/merchant';
import { usePlayState } from '@parlour/session';

/** The banners of home, which advertise: none for a player on a break, nor for one who asked for none (product 4.21). */
export function PlayerBanners() {
  const { mayPromote } = usePlayState();
  return mayPromote && <BannerStrip group="m_home" />;
}
