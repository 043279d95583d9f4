import { type ComponentType, Suspense, createElement, lazy } from 'react';
import type { PlayScreenProps } from '../screens/play/playScreenProps';

const loaded: { screen?: ComponentType<PlayScreenProps> } = {};

/** Loads the screen beforehand. React would otherwise hold back a screen that suspends for 300 ms, and the launch with it. */
export async function loadPlayGame(): Promise<void> {
  loaded.screen = (await import('../screens/play/PlayScreen')).PlayScreen;
}

const LazyScreen = lazy(async () => ({ default: (await import('../screens/play/PlayScreen')).PlayScreen }));

/** The screen of `paths.games.play`. The app registers it, because the balance in its bar comes from the wallet. */
export function PlayGame(props: PlayScreenProps) {
  return <Suspense>{createElement(loaded.screen ?? LazyScreen, props)}</Suspense>;
}
