/** Changes the text of an existing file; writes it only if it differs. */
function editFile(tree, path, change) {
  const before = tree.read(path, 'utf8');
  if (before === null) throw new Error(`${path} is not there.`);
  const after = change(before);
  if (after !== before) tree.write(path, after);
}

module.exports = { editFile };
