import { Suspense, lazy } from 'react';
import type { PlayScreenProps } from '../screens/play/playScreenProps';

const PlayScreen = lazy(async () => ({ default: (await import('../screens/play/PlayScreen')).PlayScreen }));

/** The screen of `paths.games.play`. The app registers it, because the balance in its bar comes from the wallet. */
export function PlayGame(props: PlayScreenProps) {
  return (
    <Suspense>
      <PlayScreen {...props} />
    </Suspense>
  );
}
