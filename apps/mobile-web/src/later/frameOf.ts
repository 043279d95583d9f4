import type { AppStore } from '../store';
import { type Loader, loader } from './loader';
import { frame } from './parts';

type Frame = Awaited<ReturnType<(typeof frame)['load']>>;
const frames = new Map<object, Loader<Frame>>();

/** The app bundle with every feature in its store. Home's first view works without it; everything else needs it. */
export function frameOf(store: object): Loader<Frame> {
  const known = frames.get(store);
  if (known) return known;
  const ready = loader(async () => {
    const parts = await frame.load();
    await parts.addFeatures(store as AppStore);
    return parts;
  });
  frames.set(store, ready);
  return ready;
}

/** Forgets a failure, so the next caller loads again. */
export function forgetFailedFrames(): void {
  frame.forgetFailure();
  for (const ready of frames.values()) ready.forgetFailure();
}
