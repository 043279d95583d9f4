import { supports } from '@parlour/kernel/device';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { appPathOf } from './pushedNote';

/** Opens the page of a tapped notification, and answers the worker, which otherwise loads that page (`openPushed`). */
export function usePushedPath(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const off = new AbortController();
    const open = ({ data, ports }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open' || !('path' in data)) return;
      ports[0]?.postMessage('opened');
      void navigate(appPathOf(data.path, window.location.origin));
    };
    supports.serviceWorker()?.addEventListener('message', open, { signal: off.signal });
    return () => off.abort();
  }, [navigate]);
}
