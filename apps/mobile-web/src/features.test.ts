import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../../../tools/workspaces.mjs';

/** Where the app composes features: the lists, pages made of several features' blocks, the side menu, the order of the menus, the previews of pages. */
const compositions = /^(home|screens)\/|^(features|startFeatures|composedRoutes|menus\/(SideMenu|menuOrder)|startup\/pagePreview)\.tsx?$/;

const features = workspaces(join(__dirname, '../../..'))
  .filter(({ tags }) => tags.includes('type:feature'))
  .map(({ name }) => name.replace('@parlour/', ''));
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^mocks\//.test(file) && !compositions.test(file),
);

test('only the lists and compositions of the app name a feature; rules about its paths, ids or parts belong in its manifest', () => {
  expect(features).toEqual(expect.arrayContaining(['games', 'wallet']));
  const names = features.join('|');
  const naming = new RegExp(`@parlour/(${names})\\b|\\bpaths\\.(${names})\\b|(?<!writeStored\\(|readStored\\()(['"\`])(${names})(\\3|\\.)`);
  const found = sources.flatMap((file) =>
    readFileSync(join(__dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (naming.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
