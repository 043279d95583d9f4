import { campaignEvents, noteTold } from '@parlour/kernel/campaign';
import { useEffect, useRef, useState } from 'react';

type TagFrameProps = {
  /** That of the merchant. */
  code: string;
  name: string;
  /** The pattern of the page's path. */
  page: string;
  /** A tag of marketing also learns what became of campaigns. */
  isMarketing: boolean;
};

/**
 * A tag's page, which is an origin of its own: by its sandbox it reads nothing of the app and keeps nothing, and hidden it gets no focus and no key. It
 * learns only what it is told, as messages: `{ event: 'page', page }` and `{ event: 'landing' | 'registration' | 'firstDeposit', utm_…, … }`.
 */
export function TagFrame({ code, name, page, isMarketing }: TagFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Its scripts have run by then. One that never loads hears nothing.
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isLoaded || !target) return;
    // An origin without a name. The policy lets the frame show nothing but pages of this server.
    const tell = (event: Record<string, string>) => target.postMessage(event, '*');
    const events = isMarketing ? campaignEvents(`tag.${name}`) : [];
    for (const { event, campaign } of events) tell({ ...campaign, event });
    if (events.length > 0) noteTold(`tag.${name}`, events);
    tell({ event: 'page', page });
  }, [isLoaded, isMarketing, name, page]);

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
      onLoad={() => setLoaded(true)}
    />
  );
}
