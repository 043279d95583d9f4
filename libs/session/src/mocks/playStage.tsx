import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { recordToasts, renderBlock } from '@parlour/testing';
import type { ReactNode } from 'react';
import { SessionDialogs } from '../blocks/session-dialogs/SessionDialogs';
import { sessionFeature } from '../feature';

/** Renders a block of the play controls together with the session dialogs, for a member or a visitor. */
export async function showToPlayer(
  block: ReactNode,
  { type = 0, path = '/m/playControls' }: { type?: number | 'visitor'; path?: string } = {},
) {
  const { feature: toastRecorder, toasts } = recordToasts();
  const view = await renderBlock(
    <>
      {block}
      <SessionDialogs />
    </>,
    {
      path,
      with: [sessionFeature, playerFeature, siteFeature, contentFeature, toastRecorder],
      events: type === 'visitor' ? [] : [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })],
    },
  );
  return { ...view, toasts };
}

/** Simulates a write by another tab, or cleared storage. */
export function tellOtherTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
