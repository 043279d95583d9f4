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
 * Repeats the last tap on a button before the app had taken over the page (build/start.js). If the app rendered anew, it taps the new button
 * of the same name. A second call does nothing, because the document goes on noting taps.
 */
export async function replayEarlyTap(): Promise<void> {
  if (hasReplayed) return;
  hasReplayed = true;
  // Within an effect, React could not hydrate the part of the page with the button, and the tap would be lost.
  await nextTask();
  const { parlourTap: button } = window as Window & { parlourTap?: HTMLElement | null };
  if (!button) return;
  const name = button.getAttribute('aria-label');
  const isSame = (other: Element) => name !== null && other.getAttribute('aria-label') === name;
  const now = button.isConnected ? button : [...document.querySelectorAll<HTMLElement>('#root button')].find(isSame);
  now?.click();
}
