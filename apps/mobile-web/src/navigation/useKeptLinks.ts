import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { appBundleOf } from '../startup/appBundleOf';
import { isPlainTap } from './isPlainTap';

/** The server's menu, in its own place or in the fallback of the menu (KeptMenu), and games. */
const keptLink = '#root > nav a[href^="/m/"], [data-kept] > nav a[href^="/m/"], a[href^="/m/play?"]';

/**
 * Opens the links of the server's bottom menu inside the app until the menu itself has loaded. A game that a visitor taps by then
 * waits for the code that opens it (visitorTaps).
 */
export function useKeptLinks(): void {
  const navigate = useNavigate();
  const ready = appBundleOf(useStore());

  useEffect(() => {
    const take = (event: MouseEvent) => {
      if (ready.current || !isPlainTap(event)) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(keptLink);
      if (!link || link.target) return;
      event.preventDefault();
      const open = () => void navigate(link.pathname + link.search);
      // Of these links only games have a query.
      if (!link.search) return open();
      link.setAttribute('aria-busy', 'true');
      ready.load().then(() => link.click(), open);
    };
    // React stops a click on markup that it has not hydrated, so the click is taken before it reaches React.
    window.addEventListener('click', take, { capture: true });
    return () => window.removeEventListener('click', take, { capture: true });
  }, [navigate, ready]);
}
