const { editFile } = require('./editFile.cjs');
const { addToLiteral } = require('./literals.cjs');

const locales = ['en', 'fil', 'my'];

/**
 * Puts a text (`group.name`) into a message file of every language; a text that is there stays. `part` is '' or '.screens'; a library without
 * screens' messages of their own keeps all in one file.
 */
function addMessage(tree, { library, part, key, texts }) {
  for (const locale of locales) {
    const folder = `libs/${library}/src/i18n`;
    const file = [`${folder}/${locale}${part}.json`, `${folder}/${locale}.json`].find((path) => tree.exists(path));
    editFile(tree, file, (text) => addText(text, key.split('.'), texts[locale]));
  }
}

/** Works on the text, not on the parsed file, so that nothing else in it takes another layout. */
function addText(json, [group, name], message) {
  const head = 'const messages = ';
  const grouped = addToLiteral(head + json, { name: 'messages', entry: `"${group}": {}` });
  return addToLiteral(grouped, { name: `"${group}"`, within: 'messages', entry: `"${name}": ${JSON.stringify(message)}` }).slice(
    head.length,
  );
}

module.exports = { addMessage };
