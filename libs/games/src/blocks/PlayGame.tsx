import { type ComponentType, Suspense, createElement, lazy } from 'react';
import type { PlayScreenProps } from '../screens/play/GameBar';

const loadScreen = async (): Promise<ComponentType<PlayScreenProps>> => (await import('../screens/play/PlayScreen')).PlayScreen;
const LazyScreen = lazy(async () => ({ default: await loadScreen() }));
const loaded: { screen?: ComponentType<PlayScreenProps> } = {};

/** Loads the screen beforehand. React would otherwise hold back a screen that suspends for 300 ms, and the launch with it. */
export async function loadPlayGame(): Promise<void> {
  loaded.screen = await loadScreen();
}

/** A game in its frame, with the bar above it, at `paths.games.play`. The app registers it, because the balance in its bar comes from the wallet. */
export function PlayGame(props: PlayScreenProps) {
  return <Suspense>{createElement(loaded.screen ?? LazyScreen, props)}</Suspense>;
}
