import type { VisitorSheetProps } from '@parlour/kernel/feature';
import { useIsLoggedIn } from '@parlour/player/session';
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { retryFailures } from '../failure/FailureBoundary';
import { type VisitorTap, answerVisitorTaps } from './visitorTaps';

/** A visitor's tap on a game opens its sheet instead of the login. Any navigation closes it. */
export function VisitorSheets() {
  return !useIsLoggedIn() && <Sheets />;
}

type Shown = Omit<VisitorSheetProps, 'onClose'> & { component: ComponentType<VisitorSheetProps>; at: string };

function Sheets() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>();

  const open = useEffectEvent(async ({ link, sheet }: VisitorTap) => {
    const path = link.pathname + link.search;
    const image = link.querySelector('img')?.currentSrc || undefined;
    retryFailures();
    try {
      const component = await sheet.load();
      setShown({ component, path, image, at: key });
    } catch {
      void navigate(path);
    } finally {
      link.removeAttribute('aria-busy');
    }
  });
  useEffect(() => answerVisitorTaps((tap) => void open(tap)), []);

  // Back to this place does not open it again.
  if (shown && shown.at !== key) setShown(undefined);
  if (shown?.at !== key) return null;
  const { component, path, image } = shown;
  return createElement(component, { path, image, onClose: () => setShown(undefined) });
}
