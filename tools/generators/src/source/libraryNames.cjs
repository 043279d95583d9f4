const { names } = require('@nx/devkit');

/** A library that owns a manifest, by its folder; anything else is refused. */
function requireFeature(tree, library) {
  if (tree.exists(`libs/${library}/src/feature.ts`)) return;
  const known = tree.children('libs').filter((name) => tree.exists(`libs/${name}/src/feature.ts`));
  throw new Error(`libs/${library} is no feature library. There are: ${known.join(', ')}.`);
}

/** "playControls" and "PlayControlsScreen" both are the screen "PlayControls". */
function screenName(name) {
  return names(name).className.replace(/Screen$/, '');
}

/** "PlayControls" reads "Play controls". */
function toTitle(name) {
  const words = names(name).fileName.split('-').join(' ');
  return words[0].toUpperCase() + words.slice(1);
}

/** The exported list of mocked calls in `mocks/handlers.ts`; each library has a name of its own for it. */
function handlersName(tree, library) {
  const text = tree.read(`libs/${library}/src/mocks/handlers.ts`, 'utf8') ?? '';
  return /export const (\w*[hH]andlers)\b/.exec(text)?.[1];
}

module.exports = { handlersName, requireFeature, screenName, toTitle };
