import { nextTask } from './nextTask';

/** Everything that the app reads from the document and the window. Nothing is there while prerendering. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** The name of this build. The build writes it into the document, and the next build's document has another name. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

/** The path that reports are sent to; the app's server collects them (server/collector.mjs). */
export const REPORTS_PATH = '/m/reports';

let hasReplayed = false;

/**
 * Repeats the last tap on a button or on the skip link before the app had taken over the page (build/start.js). If the app rendered anew, it
 * taps the new one of the same name. A second call does nothing, because the document goes on noting taps.
 */
export async function replayEarlyTap(): Promise<void> {
  if (hasReplayed) return;
  hasReplayed = true;
  // Within an effect, React could not hydrate the part of the page with the button, and the tap would be lost.
  await nextTask();
  const { parlourTap: control } = window as Window & { parlourTap?: HTMLElement | null };
  if (!control) return;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const isSame = (other: Element) => nameOf(other) === nameOf(control);
  const now = control.isConnected ? control : [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].find(isSame);
  now?.click();
}
