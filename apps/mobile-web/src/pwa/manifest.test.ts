import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute } from '../routeTable';
import { isHomePath } from '../navigation/isHomePath';

const folder = join(__dirname, '../../public');

type Manifest = {
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

test('the installed app starts at home, below /m/, in its own window', () => {
  expect(isHomePath(manifest.start_url)).toBe(true);
  expect(manifest).toMatchObject({ scope: '/m/', display: 'standalone' });
});

test('the icons exist, and one is maskable', () => {
  expect(manifest.icons.map(({ src }) => src).filter((src) => !existsSync(join(folder, src.replace('/m/', ''))))).toEqual([]);
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }));
});

test.each(manifest.shortcuts)('its shortcut "$name" leads to a screen', ({ url }) => {
  expect(findRoute(url)).toBeDefined();
});
