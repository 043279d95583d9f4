const { join } = require('node:path');
const { OverwriteStrategy, generateFiles, names } = require('@nx/devkit');
const { titlesOf } = require('../screen/generator.cjs');
const { editFile } = require('../source/editFile.cjs');
const { addExport, addToSurface } = require('../source/exports.cjs');
const { handlersName, requireFeature } = require('../source/libraryNames.cjs');
const { addMessage } = require('../source/messages.cjs');
const { addToReadme } = require('../source/readme.cjs');
const { story } = require('../story/generator.cjs');

/** Writes a block of a feature with its messages, test and story, and exports it for the app to place. The README offers it. */
async function block(tree, options) {
  const { feature } = options;
  requireFeature(tree, feature);
  const { className: Name, propertyName: name, fileName } = names(options.name);
  const folder = `libs/${feature}/src/blocks`;
  if (tree.exists(`${folder}/${Name}.tsx`)) return;
  const titles = titlesOf(tree, { ...options, name: Name });
  const words = `the ${fileName.split('-').join(' ')}`;
  generateFiles(
    tree,
    join(__dirname, 'files'),
    folder,
    {
      tmpl: '',
      feature,
      featureExport: `${names(feature).propertyName}Feature`,
      handlers: handlersName(tree, feature),
      Name,
      name,
      words,
      titles,
      quoted: JSON.stringify,
    },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
  editFile(tree, `libs/${feature}/src/index.ts`, (text) => addExport(text, { name: Name, from: `./blocks/${Name}` }));
  addToSurface(tree, feature, Name);
  addToReadme(tree, feature, { section: 'What it offers', name: `\`${Name}\``, text: `shows ${words}; the app places it` });
  addMessage(tree, { library: feature, part: '', key: `${name}.title`, texts: titles });
  await story(tree, { feature, name: Name });
}

module.exports = { block };
