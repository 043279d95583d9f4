import { changesByVersion } from './changesByVersion';
import type { ComponentChange } from './ComponentGuide';

const component = (name: string, since: string, changes?: ComponentChange[]) => ({
  name,
  guide: { use: '', synonyms: [], do: [], dont: [], words: '', accessibility: '', status: 'stable' as const, since, changes },
});

test('what is not released comes first, then the newest version; components are in order of their names', () => {
  const components = [
    component('Tabs', '0.9.0'),
    component('Card', '0.9.0', [
      { version: 'unreleased', text: 'Tone `accent`.' },
      { version: '0.10.0', text: 'A shadow.' },
    ]),
    component('Badge', '0.10.0'),
  ];
  const shown = changesByVersion(components).map(({ version, added, changed }) => [
    version,
    added.map(({ name }) => name),
    changed.map(({ component: { name }, text }) => `${name}: ${text}`),
  ]);
  expect(shown).toEqual([
    ['unreleased', [], ['Card: Tone `accent`.']],
    ['0.10.0', ['Badge'], ['Card: A shadow.']],
    ['0.9.0', ['Card', 'Tabs'], []],
  ]);
});
