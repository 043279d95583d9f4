const { editFile } = require('./editFile.cjs');
const { addToLiteral } = require('./literals.cjs');

const locales = ['en', 'fil', 'my'];

/**
 * Adds a text (`group.name`) to the message file of every language; an existing text stays. `part` is '' or '.screens'; a library without
 * separate screen messages has one file.
 */
function addMessage(tree, { library, part, key, texts }) {
  for (const locale of locales) {
    const folder = `libs/${library}/src/i18n`;
    const file = [`${folder}/${locale}${part}.json`, `${folder}/${locale}.json`].find((path) => tree.exists(path));
    editFile(tree, file, (text) => addText(text, key.split('.'), texts[locale]));
  }
}

/** Edits the text instead of the parsed JSON, so that the rest of the file keeps its layout. */
function addText(json, [group, name], message) {
  const head = 'const messages = ';
  const grouped = addToLiteral(head + json, { name: 'messages', entry: `"${group}": {}` });
  return addToLiteral(grouped, { name: `"${group}"`, within: 'messages', entry: `"${name}": ${JSON.stringify(message)}` }).slice(
    head.length,
  );
}

/** Returns the translations that an English text has elsewhere: the check of messages wants the same ones. */
function knownTexts(tree, english) {
  const folders = [...tree.children('libs').map((name) => `libs/${name}/src/i18n`), 'apps/mobile-web/src/i18n'];
  for (const file of folders.flatMap((folder) => tree.children(folder).map((name) => `${folder}/${name}`))) {
    const [, folder, part] = /^(.*\/)en((?:\.\w+)?\.json)$/.exec(file) ?? [];
    const keys = folder && keysTo(JSON.parse(tree.read(file, 'utf8')), english);
    if (!keys) continue;
    const textIn = (locale) => keys.reduce((texts, key) => texts?.[key], JSON.parse(tree.read(`${folder}${locale}${part}`, 'utf8')));
    return { fil: textIn('fil'), my: textIn('my') };
  }
  return {};
}

/** The keys that lead to a text in nested messages. */
function keysTo(messages, text) {
  for (const [key, value] of Object.entries(messages)) {
    const rest = value === text ? [] : typeof value === 'object' && keysTo(value, text);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

module.exports = { addMessage, knownTexts };
