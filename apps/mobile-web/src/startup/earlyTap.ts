import { endBusy } from '../navigation/endBusy';
import { nextTask } from '../nextTask';

const page = globalThis as typeof globalThis & { parlourTap?: HTMLElement | null };
let hasReplayed = false;
let hasTapped = false;

/** True if the player tapped a control before the app ran. */
export function hadEarlyTap(): boolean {
  return hasTapped;
}

/**
 * Repeats the player's last tap from before hydration. start.js stores taps on buttons, on games and on the skip link. Call it in the commit that
 * hydrates the shell, because React handles every later tap itself; a later tap also cancels the repetition. Without hydration, it taps the
 * new control of the same name. A second call does nothing.
 */
export async function replayEarlyTap(): Promise<void> {
  if (hasReplayed) return;
  hasReplayed = true;
  // For the tests and the bench: from here on the app answers taps.
  performance.mark('app started');
  const { parlourTap: control } = page;
  endBusy();
  page.parlourTap = null;
  hasTapped = Boolean(control);
  // Within an effect, React could not hydrate the part of the page with the button, and the tap would be lost.
  await nextTask();
  if (!control || page.parlourTap) return;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const isSame = (other: Element) => nameOf(other) === nameOf(control);
  const now = control.isConnected ? control : [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].find(isSame);
  now?.click();
}
