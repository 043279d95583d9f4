/** How long a finger rests before it means more than a tap, in milliseconds. */
const HOLD_MS = 500;
/** How far a resting finger may move, in pixels. */
const SLACK = 10;
const options = { capture: true, passive: false };
const ends = ['pointercancel', 'touchcancel', 'touchend'];

/**
 * Calls `onHold` if the finger of a `pointerdown` event rests on its place. The press is then over: it opens neither the link nor the phone's own
 * menu for links. Mouse and pen keep theirs.
 */
export function watchLongPress(down: PointerEvent, onHold: () => void): void {
  if (down.pointerType !== 'touch') return;
  const timer = setTimeout(hold, HOLD_MS);
  let isHeld = false;

  function hold() {
    if (isHeld) return;
    isHeld = true;
    onHold();
  }

  function handleMove({ pointerId, clientX, clientY }: PointerEvent) {
    if (isHeld || pointerId !== down.pointerId) return;
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLACK) stop();
  }

  // Some phones send it before the time is over.
  function handleMenu(menu: Event) {
    menu.preventDefault();
    hold();
  }

  function handleEnd(touch: Event) {
    // A touch that is prevented ends without a click.
    if (isHeld && touch.cancelable) touch.preventDefault();
    stop();
  }

  function stop() {
    clearTimeout(timer);
    window.removeEventListener('pointermove', handleMove, options);
    window.removeEventListener('contextmenu', handleMenu, options);
    for (const end of ends) window.removeEventListener(end, handleEnd, options);
  }

  window.addEventListener('pointermove', handleMove, options);
  window.addEventListener('contextmenu', handleMenu, options);
  for (const end of ends) window.addEventListener(end, handleEnd, options);
}
