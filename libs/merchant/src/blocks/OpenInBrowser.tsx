import { deviceOf } from '@parlour/kernel';
import { Notice } from '@parlour/ui/notice';
import { Suspense, lazy } from 'react';
import type { BrowserWayProps } from '../parts/BrowserWay';

/** Loaded only inside other apps. If it fails to load, the explanation around it is still shown. */
const BrowserWay = lazy(() =>
  import('../parts/BrowserWay').then(
    ({ BrowserWay: Way }) => ({ default: Way }),
    () => ({ default: Reason }),
  ),
);

/** Leads from an in-app browser to the phone's own browser. Renders nothing in a real browser. */
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
