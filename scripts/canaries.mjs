import { depConstraints } from '../tools/boundaries.mjs';
import { owned, says } from '../tools/walls.mjs';

const feature = 'libs/games/src/canary.ts';
const insteadOf = (type) => depConstraints.find(({ sourceTag }) => sourceTag === `type:${type}`).instead;
const reference = (message) => `walls/reference: ${message}`;
const ownerOf = (name) => `walls/owner: ${owned.find(({ names }) => names.includes(name)).message}`;

/** Ways to name a library or a file, each with the messages of its wall: `[code, message, file]`. */
const references = [
  // A feature from a feature.
  ["import { walletFeature } from '@parlour/wallet';\nexport const canary = walletFeature;\n", insteadOf('feature')],
  ["import type { walletFeature } from '@parlour/wallet';\nexport type Canary = typeof walletFeature;\n", insteadOf('feature')],
  ["export type Canary = typeof import('@parlour/wallet');\n", insteadOf('feature')],
  ["import '@parlour/wallet';\n", insteadOf('feature')],
  ["export { walletFeature } from '@parlour/wallet';\n", insteadOf('feature')],
  ["export type { walletFeature } from '@parlour/wallet';\n", insteadOf('feature')],
  ["export const canary = () => import('@parlour/wallet');\n", insteadOf('feature')],
  ['export const canary = () => import(`@parlour/wallet`);\n', insteadOf('feature')],
  ["export const canary = require('@parlour/wallet');\n", insteadOf('feature')],
  ["import canary = require('@parlour/wallet');\nexport { canary };\n", insteadOf('feature')],
  ["declare module '@parlour/wallet' {\n  interface Canary {}\n}\n", insteadOf('feature')],
  [
    "import { walletFeature } from '@parlour/wallet';\nexport const canary = walletFeature;\n",
    insteadOf('feature'),
    'libs/games/src/canary.test.ts',
  ],
  // Up the layers.
  [
    "import type { gamesFeature } from '@parlour/games';\nexport type Canary = typeof gamesFeature;\n",
    insteadOf('core'),
    'libs/player/src/canary.ts',
  ],
  ["export const canary = () => import('@parlour/games');\n", insteadOf('core'), 'libs/player/src/canary.ts'],
  ["export type Canary = typeof import('@parlour/api-client');\n", insteadOf('kernel'), 'libs/kernel/src/canary.ts'],
  ["import { gamesFeature } from '@parlour/games';\nexport const canary = gamesFeature;\n", insteadOf('core'), 'libs/site/src/canary.ts'],
  ["import { api } from '@parlour/api-client';\nexport const canary = api;\n", insteadOf('kernel'), 'libs/kernel/src/canary.ts'],
  ["import { api } from '@parlour/api-client';\nexport const canary = api;\n", insteadOf('ui'), 'libs/ui/src/canary.ts'],
  [
    "import { gamesFeature } from '@parlour/games';\nexport const canary = gamesFeature;\n",
    insteadOf('testing'),
    'libs/testing/src/canary.ts',
  ],
  [
    "import { gamesFeature } from '@parlour/games';\nexport const canary = gamesFeature;\n",
    insteadOf('e2e'),
    'apps/mobile-web-e2e/src/canary.ts',
  ],
  ["import { useSelector } from 'react-redux';\nexport const canary = useSelector;\n", insteadOf('ui'), 'libs/ui/src/canary.ts'],
  ["import { useTranslation } from 'react-i18next';\nexport const canary = useTranslation;\n", insteadOf('ui'), 'libs/ui/src/canary.ts'],
  ["import { Link } from 'react-router-dom';\nexport const canary = Link;\n", insteadOf('ui'), 'libs/ui/src/canary.ts'],
  ["import { createPortal } from 'react-dom';\nexport const canary = createPortal;\n", insteadOf('kernel'), 'libs/kernel/src/canary.ts'],
  // Past a public face.
  ["import { siteWire } from '@parlour/site/wire';\nexport const canary = siteWire;\n", says.wire],
  ["import type { siteWire } from '@parlour/site/wire';\nexport type Canary = typeof siteWire;\n", says.wire],
  ["export const canary = () => import('@parlour/site/wire');\n", says.wire],
  ["import { api } from '@parlour/api-client/src/api';\nexport const canary = api;\n", says.deep],
  ["export { api } from '@parlour/api-client/src/api';\n", says.deep],
  ["export * from '@parlour/api-client/src/api';\n", says.deep],
  ["import type { Api } from '@parlour/api-client/src/api';\nexport type Canary = Api;\n", says.deep],
  ["export type Canary = typeof import('@parlour/api-client/src/api');\n", says.deep],
  ["export const canary = () => import('@parlour/api-client/src/api');\n", says.deep],
  ['export const canary = (name: string) => import(`@parlour/ui/src/${name}.ts`);\n', says.deep],
  ["import { Button } from '@parlour/ui/button/Button';\nexport const canary = Button;\n", says.deep],
  ["import text from '@parlour/ui/src/tokens/tokens.css?raw';\nexport const canary = text;\n", says.deep],
  ["import { renderFeature } from '@parlour/testing';\nexport const canary = renderFeature;\n", says.testing],
  ["import type { renderFeature } from '@parlour/testing';\nexport type Canary = typeof renderFeature;\n", says.testing],
  ["export const canary = () => import('@parlour/testing');\n", says.testing],
  ["import { api } from '@parlour/api-client';\nexport const canary = api;\n", insteadOf('tool'), 'tools/sandbox/src/canary.ts'],
  // By path.
  ["import { walletFeature } from '../../wallet/src/feature';\nexport const canary = walletFeature;\n", says.path],
  ["import type { Paths } from '../../kernel/src/paths';\nexport type Canary = Paths;\n", says.path],
  ["export { walletFeature } from '../../wallet/src/feature';\n", says.path],
  ["export const canary = () => import('../../wallet/src/feature');\n", says.path],
  ["export type Canary = typeof import('../../wallet/src/feature');\n", says.path],
  ["export * from '../../wallet/src/feature';\n", says.path],
  ['export const canary = (name: string) => import(`../../wallet/src/${name}.ts`);\n', says.path],
  ["export const canary = (name: string) => import('../../wallet/src/' + name + '.ts');\n", says.path],
  ["import canary from '../../wallet/src/worker?worker';\nexport { canary };\n", says.path],
  ["import { features } from '../../../apps/mobile-web/src/features';\nexport const canary = features;\n", says.path],
  ["import { walletFeature } from '/libs/wallet/src/feature';\nexport const canary = walletFeature;\n", says.path],
  ["import canary from '../../wallet/src/i18n/en.json';\nexport { canary };\n", says.path],
  ["import '../../wallet/src/screens/records/Records.module.css';\n", says.path],
  ["export const canary = import.meta.glob('../../wallet/src/**/*.ts');\n", says.path],
  ["export const canary = import.meta.glob(['./*.ts', '../../wallet/src/*.ts'], { eager: true });\n", says.path],
  ["export const canary = import.meta.glob('/libs/wallet/src/*.ts');\n", says.path],
  ["export const canary = import.meta.glob<string>('../../*/src/i18n/en.json');\n", says.path],
  ["export const canary = new URL('../../wallet/src/image.svg', import.meta.url);\n", says.path],
  ["export const canary = new window.URL('../../wallet/src/image.svg', import.meta.url);\n", says.path],
  ['export const canary = (name: string) => new URL(`../../wallet/src/${name}.svg`, import.meta.url);\n', says.path],
  ["export const canary = new Worker(new URL('../../wallet/src/worker.ts', import.meta.url));\n", says.path],
  ["export const canary = require.resolve('../../wallet/src/feature');\n", says.path],
  ['/// <reference path="../../wallet/src/feature.ts" />\nexport const canary = 1;\n', says.path],
  // A library imports itself through its index.
  ["import { gamesFeature } from './index';\nexport const canary = gamesFeature;\n", says.barrel],
  ["import { gamesFeature } from '.';\nexport const canary = gamesFeature;\n", says.barrel],
  ["import { gamesFeature } from './index.js';\nexport const canary = gamesFeature;\n", says.barrel],
  ["import type { gamesFeature } from './index';\nexport type Canary = typeof gamesFeature;\n", says.barrel],
  ["export type Canary = typeof import('./index');\n", says.barrel],
  ["export const canary = () => import('./index');\n", says.barrel],
  ["import { gamesFeature } from '..';\nexport const canary = gamesFeature;\n", says.barrel, 'libs/games/src/rules/canary.ts'],
  ["export { gamesFeature } from '../index.ts';\n", says.barrel, 'libs/games/src/rules/canary.ts'],
  ["import { gamesFeature } from '@parlour/games';\nexport const canary = gamesFeature;\n", says.barrel],
  // Packages that browsers lack, or that players do not get.
  ["import { readFileSync } from 'node:fs';\nexport const canary = readFileSync;\n", says.node],
  ["import { readFileSync } from 'fs';\nexport const canary = readFileSync;\n", says.node],
  ["export const canary = () => import('node:crypto');\n", says.node],
  ["import type { Stats } from 'node:fs';\nexport type Canary = Stats;\n", says.node],
  ["export type Canary = typeof import('node:path');\n", says.node],
  ["export const canary = require('child_process');\n", says.node],
  ["import { Hono } from 'hono';\nexport const canary = Hono;\n", says.node],
  ["import { serve } from '@hono/node-server';\nexport const canary = serve;\n", says.node],
  ["import pg from 'pg';\nexport const canary = pg;\n", says.developing],
  ["import type { Sharp } from 'sharp';\nexport type Canary = Sharp;\n", says.developing],
  ["export const canary = () => import('drizzle-orm/pg-core');\n", says.developing],
  ["import { readFileSync } from 'node:fs';\nexport const canary = readFileSync;\n", says.node, 'apps/mobile-web/src/canary.ts'],
  // Modules are never mocked.
  ["jest.mock('./feature');\n", says.mock, 'libs/games/src/canary.test.ts'],
  ["jest.mock('@parlour/player', () => ({}));\n", says.mock, 'libs/games/src/canary.test.ts'],
].map(([code, message, file = feature]) => ({ file, code, says: reference(message) }));

/** Styles and images of another library, named in a style: `[code, message]`. */
const styles = [
  ".canary {\n  composes: row from '../../wallet/src/Row.module.css';\n}\n",
  "@import '../../wallet/src/Row.module.css';\n",
  '@import url(../../wallet/src/Row.module.css);\n',
  ".canary {\n  background: url('../../wallet/src/image.svg');\n}\n",
  "@value row from '../../wallet/src/Row.module.css';\n",
  "@import '/libs/wallet/src/Row.module.css';\n",
  ".canary {\n  background: image-set('../../wallet/src/image.svg' 1x);\n}\n",
  [".canary {\n  composes: row from '@parlour/ui/button/Button.module.css';\n}\n", says.deep],
  ["@import '@parlour/wallet/src/Row.module.css';\n", says.deep],
]
  .map((style) => [style, says.path].flat())
  .map(([code, message]) => ({ file: 'libs/games/src/canary.module.css', code, says: `walls/css-reference: ${message}` }));

/** Globals with one owner, reached in every way. */
const globals = [
  ["export const canary = () => fetch('/wps/x');\n", 'fetch'],
  ["export const canary = () => globalThis.fetch('/wps/x');\n", 'fetch'],
  ["export const canary = () => window['fetch']('/wps/x');\n", 'fetch'],
  ["export const canary = () => self?.fetch('/wps/x');\n", 'fetch'],
  ["export const canary = () => window.self.fetch('/wps/x');\n", 'fetch'],
  ["export const canary = () => (window as Window).fetch('/wps/x');\n", 'fetch'],
  ['const { fetch: canary } = window;\nexport { canary };\n', 'fetch'],
  ['export const canary = { fetch };\n', 'fetch'],
  ["export const canary = () => window['fet' + 'ch']('/wps/x');\n", 'fetch'],
  ['export const canary = () => new XMLHttpRequest();\n', 'XMLHttpRequest'],
  ["export const canary = () => new window.WebSocket('/x');\n", 'WebSocket'],
  ["export const canary = () => new EventSource('/x');\n", 'EventSource'],
  ["export const canary = () => localStorage.getItem('x');\n", 'localStorage'],
  ["export const canary = () => window.localStorage.getItem('x');\n", 'localStorage'],
  ["export const canary = () => globalThis.window.localStorage.getItem('x');\n", 'localStorage'],
  ['const { window: { localStorage: canary } } = globalThis;\nexport { canary };\n', 'localStorage'],
  ["export const canary = () => globalThis.sessionStorage.getItem('x');\n", 'sessionStorage'],
  ['const { sessionStorage: canary } = globalThis;\nexport { canary };\n', 'sessionStorage'],
  ['export const canary = () => document.cookie;\n', 'document.cookie'],
  ["export const canary = () => self.indexedDB.open('x');\n", 'indexedDB'],
  ["export const canary = () => indexedDB.open('x');\n", 'indexedDB'],
  ["export const canary = () => caches.open('x');\n", 'caches'],
  ["export const canary = () => navigator.sendBeacon('/x');\n", 'navigator.sendBeacon'],
  ["export const canary = () => window.history.replaceState(null, '', '/x');\n", 'history.replaceState'],
  ['export const canary = () => history.back();\n', 'history.back'],
  ["export const canary = import.meta.env['MODE'];\n", 'import.meta.env'],
  ["export const canary = process.env['NODE_ENV'];\n", 'process.env'],
].map(([code, name]) => ({ file: feature, code, says: ownerOf(name) }));

const rules = [
  ['export enum Canary {\n  One,\n}\n', 'no-restricted-syntax: Use a const object and a union type instead of an enum.'],
  ["export * from './feature';\n", 'no-restricted-syntax: Name what you export: `export { X } from …` (ADR 0006).'],
  ['export default 1;\n', 'no-restricted-syntax: Export by name; screens use `screen(() => import(…), "Name")` (ADR 0006).'],
  [
    'export const canary = (value: any): unknown => value;\n',
    '@typescript-eslint/no-explicit-any: Unexpected any. Specify a different type.',
  ],
  ['export const canary = 1;\n', 'no-restricted-syntax: Name this file after what it holds, not "utils".', 'libs/games/src/utils.ts'],
  [
    "import { walletFeature } from '@parlour/wallet';\nexport const canary = walletFeature;\n",
    '@nx/enforce-module-boundaries: A project tagged with "type:feature" can only depend on libs tagged with "type:core", "type:ui", "type:kernel", "type:testing", "type:wire"',
  ],
  // Features that the oldest supported browsers lack (docs/browsers.md).
  [
    "export const canary = URL.canParse('/m/home');\n",
    "no-restricted-properties: 'URL.canParse' is restricted from being used. A supported browser lacks it. Use `parseUrl` of kernel.",
  ],
  [
    'export const canary = () => requestIdleCallback(() => undefined);\n',
    'compat/compat: requestIdleCallback is not supported in Safari 16.4, iOS Safari 16.4',
  ],
  [
    'export function Canary() {\n  return <p inert>Not yet</p>;\n}\n',
    'no-restricted-syntax: A supported browser lacks it. Use a state and a component of ui, e.g. Sheet; for `inert`, `aria-hidden` and `tabIndex={-1}`.',
    'libs/ui/src/canary.tsx',
  ],
  [
    '.canary:has(:checked) {\n  color: inherit;\n}\n',
    "css/use-baseline: Selector 'has' is not a 2022 available baseline feature.",
    'libs/ui/src/canary.module.css',
  ],
  [
    '.canary {\n  background: linear-gradient(color-mix(in srgb, red, blue), red);\n}\n',
    'no-restricted-syntax: A supported browser lacks it. Guard it with `@supports`, and write what there is without it before.',
    'libs/ui/src/canary.module.css',
  ],
].map(([code, message, file = feature]) => ({ file, code, says: message }));

/** Each is refused by the lint with exactly this message: `<rule>: <message>`. */
export const canaries = [...references, ...styles, ...globals, ...rules];

/** A method that the oldest supported browsers lack is refused by the compiler. */
export const laterMethod = { code: 'export const canary = [2, 1].toSorted();\n', says: 'error TS2550' };
