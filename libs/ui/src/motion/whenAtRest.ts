/** While frames take longer, the page still renders. */
const LONG_FRAME_MS = 50;
const LATEST_MS = 600;

/** Calls `begin` after the first short frame, or after 600 ms, so that a moment does not play while its page still renders. Returns a function that cancels it. */
export function whenAtRest(begin: () => void): () => void {
  let frame = requestAnimationFrame((first) => wait(first, -Infinity, first));
  function wait(at: number, previous: number, first: number) {
    if (at - previous < LONG_FRAME_MS || at - first > LATEST_MS) return begin();
    frame = requestAnimationFrame((next) => wait(next, at, first));
  }
  return () => cancelAnimationFrame(frame);
}
