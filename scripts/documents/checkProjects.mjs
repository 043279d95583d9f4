import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** README.md and the tree of docs/ARCHITECTURE.md name every project, and the list of README.md no other. */
export function checkProjects(root) {
  const names = projectsOf(root);
  const readme = sectionOf(root, { file: 'README.md', heading: 'Overview' });
  const tree = sectionOf(root, { file: 'docs/ARCHITECTURE.md', heading: 'The tree' });
  const listed = [...readme.matchAll(/^- \*\*[\s\S]*?(?=\n(?:- |\n))/gm)].flatMap(([item]) =>
    [...item.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  const drawn = [...tree.matchAll(/(?:^|\s)([\w-]+)\/(?=\s|$)/gm)].map(([, name]) => name);
  return [
    ...names.filter((name) => !listed.includes(name)).map((name) => `README.md: the overview does not list ${name}`),
    ...listed.filter((name) => !names.includes(name)).map((name) => `README.md: the overview lists ${name}, which is no project`),
    ...names.filter((name) => !drawn.includes(name)).map((name) => `docs/ARCHITECTURE.md: the tree does not name ${name}`),
  ];
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
