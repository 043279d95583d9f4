import { deviceOf } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { OpenInBrowser } from './OpenInBrowser';

export type ImageHelpProps = {
  /** Text that tells whether the form that the player is filling in is kept. */
  more?: string;
};

/** Help below a file picker: inside many Android apps, tapping the picker does nothing. */
export function ImageHelp({ more }: ImageHelpProps) {
  const { t } = useTranslation('merchant');
  if (deviceOf(window).system !== 'android') return null;
  return <OpenInBrowser question={t('images.nothing')} why={[t('images.why'), more].filter(Boolean).join(' ')} />;
}
