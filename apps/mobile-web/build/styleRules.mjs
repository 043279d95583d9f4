import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/**
 * The rules of all style sheets in a folder, each with the classes that it names and the at-rules around it. Keyframes are not among them:
 * an animation starts when the sheet itself is there.
 * @param {string} folder
 * @returns {{ classes: string[], css: string }[]}
 */
export function styleRules(folder) {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) => {
    const rules = [];
    postcss.parse(readFileSync(join(folder, file), 'utf8')).walkRules((rule) => {
      const classes = [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      if (classes.length > 0) rules.push({ classes, css: wrapped(rule, rule.toString()) });
    });
    return rules;
  });
}

/** A rule inside the at-rules that it stands in. */
function wrapped({ parent }, css) {
  return parent.type === 'atrule' ? wrapped(parent, `@${parent.name} ${parent.params}{${css}}`) : css;
}
