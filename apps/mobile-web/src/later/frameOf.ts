import type { AppStore } from '../store';
import { type Loader, loader } from './loader';
import { frame } from './parts';

type Frame = Awaited<ReturnType<(typeof frame)['load']>>;
const frames = new Map<object, Loader<Frame>>();

/** The frame with every feature in its store: home's first view does without it, all else stands on it. */
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

/** After a failure: the next one who asks tries anew. */
export function forgetFailedFrames(): void {
  frame.forgetFailure();
  for (const ready of frames.values()) ready.forgetFailure();
}
