const { join } = require('node:path');
const { OverwriteStrategy, formatFiles, generateFiles, names } = require('@nx/devkit');
const { intro, screen, titlesOf } = require('../screen/generator.cjs');
const { drawArrow, drawFeature } = require('../source/diagram.cjs');
const { editFile } = require('../source/editFile.cjs');
const { addImport } = require('../source/imports.cjs');
const { addToLiteral } = require('../source/literals.cjs');
const { addToLockfile, linkLibrary } = require('../source/lockfile.cjs');
const { listFeature } = require('../source/projectLists.cjs');

/** Writes a feature library with one screen and its first journey, and adds the library to the app, the menu, the lists of projects, the diagram of the layers, CODEOWNERS and the lockfile. */
async function feature(tree, { name, team = name, icon = 'star', access = 'player', list = '', ...titleOptions }) {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error(`"${name}" is not a valid feature name: use one lower-case word.`);
  if (tree.exists(`libs/${name}`) && !tree.exists(`libs/${name}/src/feature.ts`)) throw new Error(`libs/${name} is not a feature library.`);
  const isNew = !tree.exists(`libs/${name}`);
  let finish;
  if (isNew) {
    const titles = titlesOf(tree, { name, ...titleOptions });
    listFeature(tree, { name, title: titles.en });
    generateFiles(
      tree,
      join(__dirname, 'files'),
      `libs/${name}`,
      { tmpl: '', dot: '.', name, Name: names(name).className, team, icon, titles },
      { overwriteStrategy: OverwriteStrategy.KeepExisting },
    );
    generateFiles(
      tree,
      join(__dirname, 'journey'),
      `apps/mobile-web-e2e/src/${name}`,
      { tmpl: '', name, access, shown: list ? 'First' : intro.en },
      { overwriteStrategy: OverwriteStrategy.KeepExisting },
    );
    const [title, titleFil, titleMy] = [titles.en, titles.fil, titles.my];
    finish = await screen(tree, { feature: name, name, access, list, pathKey: 'home', title, titleFil, titleMy });
  }
  editFile(tree, 'apps/mobile-web/src/features.ts', (text) =>
    addToLiteral(addImport(text, `${name}Feature`, `@parlour/${name}`), { name: 'features', entry: `${name}Feature` }),
  );
  editFile(tree, 'apps/mobile-web/src/menus/menuOrder.ts', (text) =>
    addToLiteral(text, { name: 'drawer', within: 'menuOrder', entry: `'${name}.home'` }),
  );
  drawFeature(tree, name);
  drawArrow(tree, { from: 'mobile-web', to: name });
  for (const to of ['ui', 'kernel']) drawArrow(tree, { from: name, to });
  editFile(tree, '.github/CODEOWNERS', (text) => addOwner(text, { name, team }));
  addToLockfile(tree, name);
  await formatFiles(tree);
  return () => {
    linkLibrary(tree.root, name);
    finish?.();
  };
}

function addOwner(text, { name, team }) {
  const lines = text.trim().split('\n');
  const folder = `/libs/${name}/`;
  if (lines.some((line) => line.startsWith(`${folder} `))) return text;
  const next = lines.findIndex((line) => line > folder);
  lines.splice(next < 0 ? lines.length : next, 0, `${folder} @parlour/${team}`);
  return `${lines.join('\n')}\n`;
}

module.exports = { feature };
