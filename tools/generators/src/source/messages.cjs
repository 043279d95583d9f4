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

module.exports = { addMessage };
