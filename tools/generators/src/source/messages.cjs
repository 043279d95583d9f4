const { updateJson } = require('@nx/devkit');

const locales = ['en', 'fil', 'my'];

/**
 * Puts a text into a message file of every language; a text that is there stays. `part` is '' or '.screens'; a library without
 * screens' messages of their own keeps all in one file.
 */
function addMessage(tree, { library, part, key, texts }) {
  for (const locale of locales) {
    const folder = `libs/${library}/src/i18n`;
    const file = [`${folder}/${locale}${part}.json`, `${folder}/${locale}.json`].find((path) => tree.exists(path));
    updateJson(tree, file, (messages) => {
      const steps = key.split('.');
      const last = steps.pop();
      const group = steps.reduce((node, step) => (node[step] ??= {}), messages);
      group[last] ??= texts[locale];
      return messages;
    });
  }
}

module.exports = { addMessage };
