const signs = ['pointerdown', 'keydown', 'wheel', 'popstate'];

/** Calls `end` once, as soon as the player does anything: a moment never keeps anyone waiting. The event goes on to where it was meant. */
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
