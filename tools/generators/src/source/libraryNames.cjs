const { names } = require('@nx/devkit');
const { filesIn } = require('./filesIn.cjs');

/** Throws unless the folder is a library with a manifest. */
function requireFeature(tree, library) {
  if (tree.exists(`libs/${library}/src/feature.ts`)) return;
  const known = tree.children('libs').filter((name) => tree.exists(`libs/${name}/src/feature.ts`));
  throw new Error(`libs/${library} is not a feature library. There are: ${known.join(', ')}.`);
}

/** "playControls" and "PlayControlsScreen" both become "PlayControls". */
function screenName(name) {
  return names(name).className.replace(/Screen$/, '');
}

/** "PlayControls" becomes "Play controls". */
function toTitle(name) {
  const words = names(name).fileName.split('-').join(' ');
  return words[0].toUpperCase() + words.slice(1);
}

/** Returns the name of the exported handler list in `mocks/handlers.ts`, which differs between libraries. */
function handlersName(tree, library) {
  const text = tree.read(`libs/${library}/src/mocks/handlers.ts`, 'utf8') ?? '';
  return /export const (\w*[hH]andlers)\b/.exec(text)?.[1];
}

/** Returns the path of the first of these files, in whichever folder of the library it is. */
function sourceOf(tree, source, files) {
  return filesIn(tree, source).find((path) => files.includes(path.split('/').at(-1)));
}

module.exports = { handlersName, requireFeature, screenName, sourceOf, toTitle };
