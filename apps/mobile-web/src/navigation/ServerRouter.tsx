import type { ReactNode } from 'react';
import { type Navigator, NavigationType, Router, type To, createPath } from 'react-router-dom';

const stays = () => undefined;

const navigator: Navigator = {
  createHref,
  encodeLocation: (to) => new URL(createHref(to), 'http://localhost'),
  push: stays,
  replace: stays,
  go: stays,
};

type ServerRouterProps = { address: string; children: ReactNode };

/**
 * React Router for one address that the server draws. A page that only leads to another one, such as the login of a player, is drawn empty, and
 * the browser follows it: only the browser knows whether the session still holds.
 */
export function ServerRouter({ address, children }: ServerRouterProps) {
  return (
    <Router location={address} navigationType={NavigationType.Pop} navigator={navigator}>
      {children}
    </Router>
  );
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
