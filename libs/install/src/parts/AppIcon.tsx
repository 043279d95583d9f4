import { useImageFiles, useResourceImages } from '@parlour/content';
import { Image } from '@parlour/ui/image';

const OWN_ICON = '/m/icon-192.png';
const WIDTH = 160;

/** The app's icon as the operator configured it (AppDownloadIcon, else APPDOWNLOADICON22), else the one of the manifest. */
export function AppIcon() {
  const imageFiles = useImageFiles();
  const icons = [...useResourceImages('AppDownloadIcon'), ...useResourceImages('APPDOWNLOADICON22')];
  const [icon] = icons;
  const files = icon ? { ...imageFiles(icon.url, [WIDTH]), fallbackSrc: OWN_ICON } : { src: OWN_ICON };
  return <Image ratio="1/1" {...files} />;
}
