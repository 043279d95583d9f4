const { dirname, join, relative } = require('node:path/posix');
const { OverwriteStrategy, formatFiles, generateFiles, names } = require('@nx/devkit');
const { handlersName, requireFeature, sourceOf } = require('../source/libraryNames.cjs');

/** Writes the stories of a screen or a block, with the network that its tests have. Stories that are there stay. */
async function story(tree, { feature, name }) {
  requireFeature(tree, feature);
  const source = `libs/${feature}/src`;
  const file = sourceOf(tree, source, [`${names(name).className}.tsx`, `${names(name).className}Screen.tsx`]);
  if (!file) throw new Error(`${source} has no screen and no block named ${names(name).className}.`);
  const folder = dirname(file);
  generateFiles(
    tree,
    join(__dirname, 'files'),
    folder,
    {
      tmpl: '',
      Component: file.slice(folder.length + 1, -'.tsx'.length),
      Feature: names(feature).className,
      featureExport: `${names(feature).propertyName}Feature`,
      handlers: handlersName(tree, feature),
      up: relative(folder, source),
    },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
  await formatFiles(tree);
}

module.exports = { story };
