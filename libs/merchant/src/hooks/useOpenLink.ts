import { useNavigate } from 'react-router-dom';
import { appPath } from '../rules/appPath';
import { openableUrl } from '../rules/openableUrl';
import { useMerchant } from './useMerchant';

/** Opens a link that the operator wrote: a screen of the app, or a page of an allowed host in a new tab; nothing else. */
export function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  const { linkHosts } = useMerchant();
  return (link) => {
    const path = appPath(link);
    if (path) {
      void navigate(path);
      return;
    }
    const url = openableUrl(link, linkHosts);
    if (url) window.open(url, '_blank', 'noopener,noreferrer');
  };
}
