import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { appBundleOf } from '../startup/appBundleOf';

/** The server's menu, in its own place or in the fallback of the menu (KeptMenu). */
const keptLink = '#root > nav a[href^="/m/"], [data-kept] > nav a[href^="/m/"]';

/** Opens the links of the server's bottom menu inside the app until the menu itself has loaded. */
export function useKeptLinks(): void {
  const navigate = useNavigate();
  const ready = appBundleOf(useStore());

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (ready.current || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(keptLink);
      if (!link || link.target) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    };
    // React stops a click on markup that it has not hydrated, so the click is taken before it reaches React.
    window.addEventListener('click', open, { capture: true });
    return () => window.removeEventListener('click', open, { capture: true });
  }, [navigate, ready]);
}
