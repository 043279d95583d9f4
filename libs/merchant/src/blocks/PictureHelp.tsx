import { deviceOf } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { OpenInBrowser } from './OpenInBrowser';

export type PictureHelpProps = {
  /** What becomes of the form that is being filled in. */
  more?: string;
};

/** Under a button that asks for pictures: in many Android apps nothing happens when it is tapped. */
export function PictureHelp({ more }: PictureHelpProps) {
  const { t } = useTranslation('merchant');
  if (deviceOf(window).system !== 'android') return null;
  return <OpenInBrowser question={t('pictures.nothing')} why={[t('pictures.why'), more].filter(Boolean).join(' ')} />;
}
