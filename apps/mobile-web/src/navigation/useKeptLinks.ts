import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens the links of the server's bottom menu inside the app until the menu itself has loaded. Everywhere else a link of the app has already
 * prevented the browser's navigation.
 */
export function useKeptLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('#root > nav a[href^="/m/"]');
      if (!link || link.target) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}
