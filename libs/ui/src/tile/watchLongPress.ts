/** How long a finger rests before it means more than a tap, in milliseconds. */
const HOLD_MS = 500;
/** How far a resting finger may move, in pixels. */
const SLACK = 10;
/** What a press may become. */
const events = ['pointermove', 'contextmenu', 'pointercancel', 'touchcancel', 'touchend'];
const options = { capture: true, passive: false };

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

  function handleEvent(event: Event) {
    if (event.type === 'contextmenu') {
      // Some phones send it before the time is over.
      event.preventDefault();
      hold();
    } else if (event instanceof MouseEvent && event.type === 'pointermove') {
      if (!isHeld && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK) stop();
    } else {
      // A touch that is prevented ends without a click.
      if (isHeld && event.cancelable) event.preventDefault();
      stop();
    }
  }

  function stop() {
    clearTimeout(timer);
    for (const type of events) window.removeEventListener(type, handleEvent, options);
  }

  for (const type of events) window.addEventListener(type, handleEvent, options);
}
