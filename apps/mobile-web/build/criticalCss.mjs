import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/**
 * CSS rules that the document needs but the style sheet `css` lacks, taken from all style sheets in `folder`. A class without any rule stops the build,
 * because its element would be unstyled until the app runs.
 */
export function criticalCss(markup, css, folder) {
  const shown = [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => list.split(' '));
  const missing = new Set(shown.filter((name) => !css.includes(`.${name}`)));
  const found = new Set();
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => {
    const sheet = postcss.parse(readFileSync(join(folder, file), 'utf8'));
    sheet.walkRules((rule) => {
      const names = [...missing].filter((name) => rule.selector.includes(`.${name}`));
      names.forEach((name) => found.add(name));
      if (names.length === 0) rule.remove();
    });
    sheet.walkAtRules((rule) => {
      if (!rule.nodes?.length) rule.remove();
    });
    return sheet.toString().trim();
  });
  const lost = [...missing].filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`Classes of the document without a rule in any style sheet: ${lost.join(', ')}`);
  return texts.join('');
}
