import { useLocation } from 'react-router-dom';

/** The picture of the tile that the player tapped, which the app hands over in the router's state when the tile expands into the screen. */
export function useTileImage(): string | undefined {
  const state: unknown = useLocation().state;
  const image = typeof state === 'object' && state !== null && 'image' in state ? state.image : undefined;
  return typeof image === 'string' ? image : undefined;
}
