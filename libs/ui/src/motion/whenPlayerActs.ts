const signs = ['pointerdown', 'keydown', 'wheel', 'popstate'];

/** Calls `end` once, on the first input, so that a moment never keeps the player waiting. The event still reaches its target. */
export function whenPlayerActs(end: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, act, { capture: true });
  };
  function act() {
    stop();
    end();
  }
  for (const sign of signs) window.addEventListener(sign, act, { capture: true, passive: true });
  return stop;
}
