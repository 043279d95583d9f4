import { pageHistory } from '@parlour/ui/history';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, NavigationType, Router, type To, createPath } from 'react-router-dom';

const opener: Navigator = {
  createHref,
  createURL,
  encodeLocation: createURL,
  push: (to, state: unknown) => pageHistory.push(createHref(to), state),
  replace: (to, state: unknown) => pageHistory.replace(createHref(to), state),
  go: pageHistory.go,
};

/** React Router over the app's own history. The former page stays until the next one is ready. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [{ how, location }, setVisit] = useState(pageHistory.current);
  useLayoutEffect(() => pageHistory.follow((visit) => startTransition(() => setVisit(visit))), []);
  return (
    <Router location={location} navigationType={NavigationType[how]} navigator={opener}>
      {children}
    </Router>
  );
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function createURL(to: To): URL {
  return new URL(createHref(to), window.location.origin);
}
