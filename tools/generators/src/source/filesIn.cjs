/** Returns the paths of all files in a folder and in those below it. */
function filesIn(tree, folder) {
  return tree
    .children(folder)
    .flatMap((name) => (tree.isFile(`${folder}/${name}`) ? [`${folder}/${name}`] : filesIn(tree, `${folder}/${name}`)));
}

module.exports = { filesIn };
