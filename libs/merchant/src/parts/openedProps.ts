import type { Slide } from '@parlour/ui/carousel';
import { Link } from 'react-router-dom';
import { appPath } from '../rules/appPath';
import { openableUrl } from '../rules/openableUrl';

/** What a tap on a link from outside does: opens a screen of ours, a known host in a new tab, or nothing. */
export function openedProps(link: string | null | undefined, allowedHosts: readonly string[]): Pick<Slide, 'as' | 'linkProps'> {
  const path = appPath(link);
  if (path) return { as: Link, linkProps: { to: path } };
  const href = openableUrl(link, allowedHosts);
  return href ? { as: 'a', linkProps: { href, target: '_blank', rel: 'noopener noreferrer' } } : {};
}
