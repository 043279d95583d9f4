import { embedJson } from '../runtimeConfig.mjs';

/**
 * A page in the document: its markup, the rules that stand for style attributes, and the data from which it was rendered.
 * @param {{ name: string, markup: string, snapshot?: object }} page `name` of the variant, as in the cookie: `200jilif3.en.visitor`.
 */
export function pagePart({ name, markup, snapshot }) {
  const { html, css } = moveStyles(markup);
  const style = css ? `<style>${css}</style>` : '';
  const data = snapshot ? `<script type="application/json" id="parlour-page" data-page="${name}">${embedJson(snapshot)}</script>` : '';
  return `${style}<div id="root" data-page="${name}">${html}</div>${data}`;
}

/**
 * The content security policy refuses style attributes, so each becomes a rule. A value with characters that no style of ours has is left out,
 * because it could end the rule.
 */
function moveStyles(markup) {
  const rules = [];
  const html = markup.replace(/ style="([^"]*)"/g, (_, style) => {
    const text = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!/^[\w\s"'#%&(),./:;-]*$/.test(text)) return '';
    if (!rules.includes(text)) rules.push(text);
    return ` data-style="${rules.indexOf(text)}"`;
  });
  return { html, css: rules.map((style, index) => `[data-style="${index}"]{${style}}`).join('') };
}

/** @typedef {{ classes: string[], css: string }} StyleRule A rule and the classes that it names (build/finishDocument.mjs). */

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
