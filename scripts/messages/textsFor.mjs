import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageFiles } from '../../apps/mobile-web/build/messageCatalogue.mjs';
import { PLURAL, wantedKeys } from '../../apps/mobile-web/server/languages/judgeMessages.mjs';
import { storyPages } from '../stories/storyPages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What a translator needs to know: each text that a language has, with the English one, and where it stands.
 * @param {string} tag BCP 47.
 * @returns {{ namespace: string, key: string, original: string, form?: string, places: string[], page?: string }[]} `form`: of a plural, with numbers that take it;
 * `page`: the id of a page in Storybook that shows the text.
 */
export function textsFor(tag) {
  const rules = new Intl.PluralRules(tag);
  const { pluralCategories } = rules.resolvedOptions();
  const pageOf = storyPages(root);
  return messageFiles(root).flatMap(({ project, namespace, file, texts }) => {
    const usesOf = usesIn(project);
    return [...wantedKeys(texts, pluralCategories)].map(([key, original]) => {
      const [, category] = PLURAL.exec(key) ?? [];
      const uses = usesOf(key);
      const page = uses.map(({ path }) => pageOf(path)).find(Boolean);
      const places = [file, ...uses.map(({ path, line }) => `${path}:${line}`)];
      return { namespace, key, original, ...(category && { form: formOf(category, rules) }), ...(page && { page }), places };
    });
  });
}

function formOf(category, rules) {
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === category);
  return `Plural "${category}": ${numbers.slice(0, 6).join(', ')} …`;
}

/** Where the sources of a project name a key. A key that is put together is found by its beginning. */
function usesIn(project) {
  const lines = sourceFiles(`${project}/src`).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((text, index) => ({ text, path, line: index + 1 })),
  );
  const mostPlaces = 3;
  return (key) => {
    const stem = key.replace(PLURAL, '');
    const start = stem.slice(0, stem.lastIndexOf('.') + 1);
    const exact = lines.filter(({ text }) => text.includes(`'${stem}'`));
    const found = exact.length > 0 || start === '' ? exact : lines.filter(({ text }) => text.includes(`\`${start}\${`));
    return found.slice(0, mostPlaces);
  };
}

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : [];
  });
}
