const { join } = require('node:path');
const { OverwriteStrategy, formatFiles, generateFiles, names } = require('@nx/devkit');
const { editFile } = require('../source/editFile.cjs');
const { addExport } = require('../source/exports.cjs');

const snapshot = 'libs/ui/src/__snapshots__/index.test.ts.snap';

/** Writes a component of the ui library with its test, its stories and their guide, and exports it. */
async function component(tree, { name, group = 'Data' }) {
  const { className: Name, fileName: folder, propertyName: css } = names(name);
  if (tree.exists(`libs/ui/src/${folder}`) && !tree.exists(`libs/ui/src/${folder}/${Name}.tsx`))
    throw new Error(`libs/ui/src/${folder} holds other components.`);
  generateFiles(
    tree,
    join(__dirname, 'files'),
    `libs/ui/src/${folder}`,
    { tmpl: '', Name, group, css, words: folder.split('-').join(' ') },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
  editFile(tree, 'libs/ui/src/index.ts', (text) => addExport(text, { name: Name, from: `./${folder}` }));
  editFile(tree, snapshot, (text) =>
    addToSnapshot(addToSnapshot(text, 'every component folder has its own entry point', folder), 'the exported names', Name),
  );
  await formatFiles(tree);
}

/** The surface test shows the new name in the diff, as a deliberate change. */
function addToSnapshot(text, test, name) {
  const pattern = new RegExp(`(exports\\[\`${test} 1\`\\] = \`\\n\\[\\n)([^\\]]*)(\\])`);
  if (!pattern.test(text)) throw new Error(`${snapshot} holds no list for "${test}".`);
  return text.replace(pattern, (...[, head, lines, tail]) => {
    const names = new Set([
      ...lines
        .trim()
        .split('\n')
        .map((line) => line.trim()),
      `"${name}",`,
    ]);
    return `${head}${[...names]
      .sort()
      .map((line) => `  ${line}\n`)
      .join('')}${tail}`;
  });
}

module.exports = { component };
