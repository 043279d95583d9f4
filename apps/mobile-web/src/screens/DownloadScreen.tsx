import { InstallOptions } from '@parlour/install';
import { useShowsBonus } from '@parlour/promotions';

/** The download page, with a hint at the bonus that promotions offer for the app. */
export function DownloadScreen() {
  return <InstallOptions hasBonus={useShowsBonus()} />;
}
