const { editFile } = require('./editFile.cjs');

const inReadme = /features: (?:\[[\w-]+\]\(libs\/[\w-]+\/README\.md\)(?: · )?)+/;
/** The line of the tree in docs/ARCHITECTURE.md that has most features. */
const inTree = /^ {2}(?:\w+\/ {2})+\w+\/$/m;

/** Adds a feature to the folders of README.md and to the tree of docs/ARCHITECTURE.md. */
function listFeature(tree, { name }) {
  const link = `[${name}](libs/${name}/README.md)`;
  editFile(tree, 'README.md', (text) => withEntry(text, { list: inReadme, isListed: text.includes(link), entry: ` · ${link}` }));
  editFile(tree, 'docs/ARCHITECTURE.md', (text) =>
    withEntry(text, { list: inTree, isListed: new RegExp(`^ {2}.*\\b${name}/`, 'm').test(text), entry: `  ${name}/` }),
  );
}

function withEntry(text, { list, isListed, entry }) {
  if (!list.test(text)) throw new Error('There is no list of the features.');
  return isListed ? text : text.replace(list, (all) => all.trimEnd() + entry);
}

module.exports = { listFeature };
