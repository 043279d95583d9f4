import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from './index';

test('the exported names', () => {
  expect(Object.keys(ui).sort()).toMatchSnapshot();
});

test('every component folder has its own entry point', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const open = folders.map(({ name }) => name).filter((name) => existsSync(join(__dirname, name, 'index.ts')));
  expect(open).toMatchSnapshot();
});
