import { appPath, openableUrl, toastRequested } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** Opens an external link: a screen of this app, or an allowed host in a new tab. Refuses any other link with a message. */
export function useOpenLink(): (href: string) => void {
  const { linkHosts } = useMerchant();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  return (href) => {
    const path = appPath(href);
    const url = openableUrl(href, linkHosts);
    if (path) void navigate(path);
    else if (url) openOutside(url);
    else dispatch(toastRequested({ level: 'fail', text: { catalogue: href.trim() ? 'linkBlocked' : 'urlEmpty' } }));
  };
}

/**
 * Opens a validated URL of another site in a new tab. In-app browsers have no tabs, so it opens in the same tab there, and Back
 * returns.
 */
export function openOutside(url: string): void {
  if (deviceOf(window).inApp) window.location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}
