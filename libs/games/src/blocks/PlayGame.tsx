import { Suspense, lazy } from 'react';
import type { PlayScreenProps } from '../screens/PlayScreen/PlayScreen';

const PlayScreen = lazy(async () => ({ default: (await import('../screens/PlayScreen/PlayScreen')).PlayScreen }));

/** The screen of `paths.games.play`: the app registers it, because the balance in its bar is the wallet's. */
export function PlayGame(props: PlayScreenProps) {
  return (
    <Suspense>
      <PlayScreen {...props} />
    </Suspense>
  );
}
