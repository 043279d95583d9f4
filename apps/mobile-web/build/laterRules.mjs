import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/**
 * The rules of all style sheets in `folder` for classes of the document's markup that the style sheet `css` does not know. A class without
 * any rule stops the build: what the document shows would have no look until the app is there.
 */
export function laterRules(markup, css, folder) {
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
  if (lost.length > 0) throw new Error(`The document shows what no style sheet knows: ${lost.join(', ')}`);
  return texts.join('');
}
