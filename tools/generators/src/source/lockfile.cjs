const { existsSync, symlinkSync } = require('node:fs');
const { join } = require('node:path');
const { updateJson } = require('@nx/devkit');

/** Lists a library in the lockfile, as `npm install` would. */
function addToLockfile(tree, name) {
  updateJson(tree, 'package-lock.json', (lock) => ({
    ...lock,
    packages: sorted({
      ...lock.packages,
      [`libs/${name}`]: { name: `@parlour/${name}`, version: '0.0.0' },
      [`node_modules/@parlour/${name}`]: { resolved: `libs/${name}`, link: true },
    }),
  }));
}

/** npm sorts the packages by name. */
function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Links a library in node_modules: all that an installation would do for it. */
function linkLibrary(root, name) {
  const link = join(root, 'node_modules/@parlour', name);
  if (!existsSync(link)) symlinkSync(join('../../libs', name), link, 'junction');
}

module.exports = { addToLockfile, linkLibrary };
