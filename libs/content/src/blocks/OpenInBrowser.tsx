import { deviceOf } from '@parlour/kernel/device';
import { Notice } from '@parlour/ui/notice';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserWayProps } from '../parts/BrowserWay';

/** Loaded only inside other apps. The reason is shown first, and stays if the rest fails to load. */
const BrowserWay = lazy(async () => {
  const loaded = await import('../parts/BrowserWay').catch(() => undefined);
  return { default: loaded?.BrowserWay ?? Reason };
});

/** Helps to open the page in the phone's own browser from an in-app browser. Renders nothing in a real browser. */
export function OpenInBrowser(props: BrowserWayProps) {
  if (!deviceOf(window).inApp) return null;
  return (
    <Suspense fallback={props.question === undefined && <Reason {...props} />}>
      <BrowserWay {...props} />
    </Suspense>
  );
}

function Reason({ why }: BrowserWayProps) {
  return <Notice tone="warn">{why}</Notice>;
}

type ImageHelpProps = {
  /** Text that tells whether the form that the player is filling in is kept. */
  more?: string;
};

/** Help below a file picker: inside many Android apps, tapping the picker does nothing. */
export function ImageHelp({ more }: ImageHelpProps) {
  const { t } = useTranslation('content');
  if (deviceOf(window).system !== 'android') return null;
  return <OpenInBrowser question={t('images.nothing')} why={[t('images.why'), more].filter(Boolean).join(' ')} />;
}
