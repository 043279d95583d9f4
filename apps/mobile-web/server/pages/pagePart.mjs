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
