import { setTimeout as pause } from 'node:timers/promises';

/** Time between two looks at a value that has failed; it decides itself when it is taken again. */
const LOOK_MS = 250;

/**
 * Waits until all values are there, or some time has passed.
 * @param {ReturnType<typeof import('./limits.mjs').refreshed>[]} values
 * @param {number} within In milliseconds.
 */
export async function warmUp(values, within) {
  const late = new AbortController();
  const limit = pause(within, undefined, { ref: false }).then(() => late.abort());
  const warm = async (read) => {
    while (!late.signal.aborted && read() === undefined) {
      await read.settled();
      if (read() === undefined) await pause(LOOK_MS, undefined, { ref: false });
    }
  };
  await Promise.race([limit, Promise.all(values.map(warm))]);
}
