import { campaignEvents, noteTold } from '@parlour/kernel/campaign';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type TagFrameProps = {
  /** That of the merchant. */
  code: string;
  name: string;
  /** The pattern of the page's path. */
  page: string;
  /** True for a marketing tag, which also receives the events of campaigns. */
  isMarketing: boolean;
};

/** Tags that took the focus. They have no frame until the page is loaded again. */
const banned = new Set<string>();

/**
 * A tag's page, which is an origin of its own: by its sandbox it reads nothing of the app and keeps nothing. It learns only what it is told, as
 * messages: `{ event: 'page', page }` and `{ event: 'landing' | 'registration' | 'firstDeposit', utm_…, … }`.
 */
export function TagFrame({ code, name, page, isMarketing }: TagFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBanned, setBanned] = useState(() => banned.has(name));
  // Its page says so once its script has run. An error page in its place hears nothing.
  const [isReady, setReady] = useState(false);

  // Before the page can load.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (data === 'ready' && source !== null && source === frame.current?.contentWindow) setReady(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isReady || !target) return;
    // An origin without a name. The policy lets the frame show nothing but pages of this server.
    const tell = (event: Record<string, string>) => target.postMessage(event, '*');
    const events = isMarketing ? campaignEvents(`tag.${name}`, code) : [];
    for (const { event, campaign } of events) tell({ ...campaign, event });
    if (events.length > 0) noteTold(`tag.${name}`, events);
    tell({ event: 'page', page });
  }, [code, isMarketing, isReady, name, page]);

  // A script can take the focus, and with it the keys, also in a frame that is hidden or inert: its frame goes, and the focus comes back.
  useEffect(() => {
    let focused: EventTarget | null = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target !== frame.current) focused = target;
    };
    const check = () => {
      if (!frame.current || document.activeElement !== frame.current) return;
      banned.add(name);
      flushSync(() => setBanned(true));
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', follow);
    window.addEventListener('blur', check);
    return () => {
      document.removeEventListener('focusin', follow);
      window.removeEventListener('blur', check);
    };
  }, [name]);

  if (isBanned) return null;
  return (
    <iframe
      ref={frame}
      src={`/m/tags/${encodeURIComponent(code)}/${name}`}
      title={name}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      hidden
      aria-hidden
      tabIndex={-1}
    />
  );
}
