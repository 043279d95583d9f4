import { AccessGuard } from '@parlour/session';
import { createElement, use } from 'react';
import { screenOf } from '../later/screenOf';
import type { AppRoute } from '../routeTable';

type GuardedScreenProps = { target: AppRoute };

/** A screen behind its guard. */
export function GuardedScreen({ target }: GuardedScreenProps) {
  return (
    <AccessGuard access={target.route.access}>
      <LoadedScreen target={target} />
    </AccessGuard>
  );
}

function LoadedScreen({ target }: GuardedScreenProps) {
  return createElement(use(screenOf(target).load()));
}
