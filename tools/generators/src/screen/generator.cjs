const { join } = require('node:path');
const { OverwriteStrategy, generateFiles, logger, names } = require('@nx/devkit');
const { describeCall, endpoint } = require('../endpoint/generator.cjs');
const { route } = require('../route/generator.cjs');
const { editFile } = require('../source/editFile.cjs');
const { addImport } = require('../source/imports.cjs');
const { handlersName, requireFeature, screenName, toTitle } = require('../source/libraryNames.cjs');
const { addToLiteral, hasProperty } = require('../source/literals.cjs');
const { addMessage, knownTexts } = require('../source/messages.cjs');
const { story } = require('../story/generator.cjs');

const intro = { en: 'Nothing here yet', fil: 'Wala pang laman dito', my: 'ဒီမှာ ဘာမှ မရှိသေးပါ' };

/** Texts of a screen with a list. */
const listTexts = {
  failed: { en: "We couldn't load this", fil: 'Hindi ito na-load', my: 'မရယူနိုင်ပါ' },
  empty: intro,
};
/** Who may make the call of a screen with a list. */
const callers = { anyone: 'anyone', player: 'session', member: 'member', agent: 'session' };

/** A title without a translation takes the one that its English text has elsewhere, or else "New page", which is easy to notice. */
function titlesOf(tree, { name, title = toTitle(name), titleFil, titleMy }) {
  const known = knownTexts(tree, title);
  const [fil, my] = [titleFil ?? known.fil, titleMy ?? known.my];
  if (!fil || !my) logger.warn(`Write the title of "${title}" in Filipino and Burmese (src/i18n), or pass --titleFil and --titleMy.`);
  return { en: title, fil: fil ?? 'Bagong pahina', my: my ?? 'စာမျက်နှာအသစ်' };
}

/**
 * Writes a screen of a feature with its test and story, and adds its route, path and messages. With `list`, the name of a call, the screen shows the
 * rows that this call returns; an unknown call is added to the contract and to the sandbox.
 */
async function screen(tree, options) {
  const { feature, access = 'player', pathKey, list } = options;
  requireFeature(tree, feature);
  const Name = screenName(options.name);
  const name = names(Name).propertyName;
  const key = pathKey ?? name;
  const path = toPath(options.path ?? `/m/${name}`);
  const handlers = handlersName(tree, feature);

  if (tree.exists(`libs/${feature}/src/screens/${Name}Screen.tsx`)) return undefined;

  editFile(tree, 'libs/kernel/src/paths.ts', (text) => addPath(text, { feature, key, path }));
  const call = list && describeCall(tree, { feature, name: list });
  const finish = call && (await endpoint(tree, { feature, name: list, list: true, access: callers[access] }));
  if (call) await route(tree, { feature, name: list });
  generateFiles(
    tree,
    join(__dirname, list ? 'list' : 'files'),
    `libs/${feature}/src/screens`,
    { tmpl: '', feature, featureExport: `${names(feature).propertyName}Feature`, Name, name, key, handlers, intro, call },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
  editFile(tree, `libs/${feature}/src/feature.ts`, (text) => {
    const lazy = `screen(() => import('./screens/${Name}Screen'), '${Name}Screen')`;
    const entry = `{ path: paths.${feature}.${key}, access: '${access}', titleKey: 'title.${name}', lazy: ${lazy} }`;
    const imported = addImport(addImport(text, 'paths', '@parlour/kernel'), 'screen', '@parlour/kernel/feature');
    return addToLiteral(imported, { name: 'routes', entry });
  });
  addMessage(tree, { library: feature, part: '', key: `title.${name}`, texts: titlesOf(tree, { ...options, name }) });
  for (const [key, texts] of Object.entries(list ? listTexts : { intro }))
    addMessage(tree, { library: feature, part: '.screens', key: `${name}.${key}`, texts });
  await story(tree, { feature, name: `${Name}Screen` });
  return finish;
}

/** Every public path is under /m (specification 2). */
function toPath(path) {
  const slashed = path.startsWith('/') ? path : `/${path}`;
  return slashed.startsWith('/m/') ? slashed : `/m${slashed}`;
}

function addPath(text, { feature, key, path }) {
  const isThere = hasProperty(text, { name: feature, within: 'paths', key });
  if (!isThere && text.includes(`'${path}'`)) throw new Error(`${path} is the path of another screen (libs/kernel/src/paths.ts).`);
  const grouped = addToLiteral(text, { name: 'paths', entry: `${feature}: {}` });
  return addToLiteral(grouped, { name: feature, within: 'paths', entry: `${key}: '${path}'` });
}

module.exports = { intro, screen, titlesOf };
