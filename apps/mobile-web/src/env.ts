/** What the document says about itself; nobody else reads it. While prerendering there is none. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Which build this is: the build writes it into the document, and the next build's document names other files. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

/** What the player tapped before the app was there (build/early.js). */
export function earlyTap(): string | undefined {
  return notes['early'];
}
