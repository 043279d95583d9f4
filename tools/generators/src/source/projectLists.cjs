const { editFile } = require('./editFile.cjs');

const inReadme = /(- \*\*Features\*\*:\n)((?: {2}- .+\n)+)/;
const inTree = /( {2}ui\/.+\n)((?: {2}\w+\/ +a feature\n)+)/;

/** Adds a feature to the overview of README.md and to the tree of docs/ARCHITECTURE.md, by the alphabet, so that two teams seldom meet. */
function listFeature(tree, { name, title }) {
  editFile(tree, 'README.md', (text) => withLine(text, { list: inReadme, name, line: `  - \`${name}\`: ${title}` }));
  editFile(tree, 'docs/ARCHITECTURE.md', (text) => withLine(text, { list: inTree, name, line: `  ${`${name}/`.padEnd(18)} a feature` }));
}

function withLine(text, { list, name, line }) {
  if (!list.test(text)) throw new Error('There is no list of the features.');
  return text.replace(list, (all, head, items) => {
    const lines = items.trimEnd().split('\n');
    const isListed = lines.some((item) => new RegExp(`\\b${name}\\b[\`/]`).test(item));
    return isListed ? all : `${head}${[...lines, line].sort().join('\n')}\n`;
  });
}

module.exports = { listFeature };
