import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** README.md and the tree of docs/ARCHITECTURE.md name every project. */
export function checkProjects(root) {
  const places = [
    { file: 'README.md', heading: 'Where things live' },
    { file: 'docs/ARCHITECTURE.md', heading: 'The tree' },
  ];
  return places.flatMap((place) => {
    const words = sectionOf(root, place).match(/[\w-]+/g) ?? [];
    return projectsOf(root)
      .filter((name) => !words.includes(name))
      .map((name) => `${place.file}: "${place.heading}" does not name ${name}`);
  });
}

/** As Nx finds them. */
function projectsOf(root) {
  return ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => join(folder, name))
      .filter((path) => ['package.json', 'project.json'].some((file) => existsSync(join(root, path, file))))
      .map((path) => basename(path)),
  );
}

function sectionOf(root, { file, heading }) {
  const [, section = ''] = readFileSync(join(root, file), 'utf8').split(`\n## ${heading}\n`);
  return section.split('\n## ')[0];
}
