import { nextTask } from '../nextTask';

const page = globalThis as typeof globalThis & { parlourTap?: HTMLElement | null };
let hasReplayed = false;

/**
 * Repeats the last tap on a button or on the skip link before the app had taken over the page (build/start.js), unless the player has tapped
 * since. Called in the commit that takes over: React hears every later tap, also the one that made it hydrate at once, which the document
 * notes only afterwards. If the app rendered anew, the new control of the same name is tapped. A second call does nothing.
 */
export async function replayEarlyTap(): Promise<void> {
  if (hasReplayed) return;
  hasReplayed = true;
  const { parlourTap: control } = page;
  page.parlourTap = null;
  // Within an effect, React could not hydrate the part of the page with the button, and the tap would be lost.
  await nextTask();
  if (!control || page.parlourTap) return;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const isSame = (other: Element) => nameOf(other) === nameOf(control);
  const now = control.isConnected ? control : [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].find(isSame);
  now?.click();
}
