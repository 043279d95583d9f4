const scripts = /<script\b[\s\S]*?<\/script>/gi;
const preloads = /<link\b[^>]*\b(?:rel="?modulepreload|as="?script)\b[^>]*>/gi;

/**
 * The floor of an address: the document that the server sends, as static HTML. No page with this content can be faster.
 * @param {string} html
 */
export function withoutScripts(html) {
  return html.replace(scripts, '').replace(preloads, '');
}
