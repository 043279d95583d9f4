import { BannerStrip } from '@parlour/merchant';
import { usePlayState, useRole } from '@parlour/player';
import { TrialNote } from './TrialNote';

/** The banners of home. They are marketing, so they are hidden during a break and for a player who opted out (product 4.21). */
export function PlayerBanners() {
  const { mayPromote } = usePlayState();
  const { isTrial } = useRole();
  return (
    <>
      {isTrial && <TrialNote />}
      {mayPromote && <BannerStrip group="m_home" />}
    </>
  );
}
