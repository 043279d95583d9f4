/** @typedef {{ classes: string[], css: string }} StyleRule A rule and the classes that it names (build/styleRules.mjs). */

/**
 * The rules that markup needs and a document lacks, so that the first paint waits for no style sheet.
 * @param {string} markup
 * @param {{ html: string, rules: StyleRule[] }} document `html`: the document with the rules that it has; `rules`: those of all style sheets.
 * @returns {{ css: string, lost: string[] }} `lost`: classes without any rule.
 */
export function criticalCss(markup, { html, rules }) {
  const shown = [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => list.split(' '));
  const missing = new Set(shown.filter((name) => !html.includes(`.${name}`)));
  const needed = rules.filter(({ classes }) => classes.some((name) => missing.has(name)));
  const found = new Set(needed.flatMap(({ classes }) => classes));
  return { css: needed.map(({ css }) => css).join(''), lost: [...missing].filter((name) => !found.has(name)) };
}
