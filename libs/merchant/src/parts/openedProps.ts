import type { Slide } from '@parlour/ui/carousel';
import { Link } from 'react-router-dom';
import { appPath } from '../rules/appPath';
import { openableUrl } from '../rules/openableUrl';

/**
 * Returns the link props for an external link: they open a screen of this app or an allowed host in a new tab, or do nothing.
 */
export function openedProps(link: string | null | undefined, allowedHosts: readonly string[]): Pick<Slide, 'as' | 'linkProps'> {
  const path = appPath(link);
  if (path) return { as: Link, linkProps: { to: path } };
  const href = openableUrl(link, allowedHosts);
  return href ? { as: 'a', linkProps: { href, target: '_blank', rel: 'noopener noreferrer' } } : {};
}
