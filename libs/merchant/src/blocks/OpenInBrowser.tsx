import { deviceOf } from '@parlour/kernel';
import { Notice } from '@parlour/ui/notice';
import { Suspense, lazy } from 'react';
import type { BrowserWayProps } from '../parts/BrowserWay';

/** Fetched inside other apps alone. Without it, why something does not work is said all the same. */
const BrowserWay = lazy(() =>
  import('../parts/BrowserWay').then(
    ({ BrowserWay: Way }) => ({ default: Way }),
    () => ({ default: Reason }),
  ),
);

/** The way from an in-app browser to the phone's own browser; nothing where the page is in that one already. */
export function OpenInBrowser(props: BrowserWayProps) {
  if (!deviceOf(window).inApp) return null;
  return (
    <Suspense>
      <BrowserWay {...props} />
    </Suspense>
  );
}

function Reason({ why }: BrowserWayProps) {
  return <Notice tone="warn">{why}</Notice>;
}
