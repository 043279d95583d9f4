const ATTEMPTS = 600;
const PAUSE_MS = 500;

/**
 * Waits until an address answers, and until its text is as wanted.
 * @param {string} url
 * @param {(text: string) => boolean} [isWanted]
 */
export async function whenReady(url, isWanted = () => true) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const text = await fetch(url).then(
      (reply) => (reply.ok ? reply.text() : undefined),
      () => undefined,
    );
    if (text !== undefined && isWanted(text)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} does not answer as it should`);
}

/** Waits until the server has its first snapshot: home then contains its data (ADR 0034). */
export function whenHomeHasData(origin) {
  return whenReady(`${origin}/m/home`, (html) => html.includes('id="parlour-page"'));
}
