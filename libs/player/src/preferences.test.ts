import type * as preferencesModule from './preferences';

const { dataset } = document.documentElement;

/** The preferences as a page reads them that was just opened. */
function open() {
  let opened!: typeof preferencesModule;
  jest.isolateModules(() => {
    opened = jest.requireActual<typeof preferencesModule>('./preferences');
  });
  return opened.preferences;
}

afterEach(() => {
  delete dataset['theme'];
  localStorage.clear();
});

test('until the player chooses a theme, it is the one of the document: dark, or the one of the brand', () => {
  expect(open().read().theme).toBe('dark');
  dataset['theme'] = 'light';
  expect(open().read().theme).toBe('light');
});

test("the player's theme comes before the one of the brand, and stays", () => {
  dataset['theme'] = 'light';
  open().change({ theme: 'dark' });
  expect(dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('"dark"');
  dataset['theme'] = 'light';
  expect(open().read().theme).toBe('dark');
});
