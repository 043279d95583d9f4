import { createInstance, type InitOptions } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../feature';
import { createTexts, fillIn } from './createTexts';

const root = join(__dirname, '../../../..');
const folders = ['libs', 'apps'].flatMap((place) => readdirSync(join(root, place)).map((name) => join(root, place, name, 'src/i18n')));

/** The worker reads the texts of notifications by itself. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json') && !file.endsWith('.push.json'));
  } catch {
    return [];
  }
}

/** Every file of messages: its language, and its path as the namespace. */
const files = folders.flatMap((folder) =>
  filesOf(folder).map((file) => ({
    locale: file.split('.')[0] ?? '',
    namespace: join(folder, file),
    messages: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages,
  })),
);

function keysOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value as Messages, `${path}${name}.`),
  );
}

const options: InitOptions = {
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => `missing ${key}`,
};

async function both(more: InitOptions = {}) {
  const [own, library] = [createTexts(), createInstance()];
  await own.init({ ...options, ...more });
  await library.init({ ...options, ...more });
  return [own, library] as const;
}

test('every message is written as i18next writes it, with and without values, for each number', async () => {
  const instances = await both();
  for (const i18n of instances) for (const { locale, namespace, messages } of files) i18n.addResourceBundle(locale, namespace, messages);
  expect(files.length).toBeGreaterThan(60);
  for (const { locale, namespace, messages } of files) {
    const names = [...JSON.stringify(messages).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    const values = Object.fromEntries(names.filter((name) => name !== 'count').map((name) => [name, `<${name}>`]));
    const [own, library] = instances.map((i18n) => {
      const t = i18n.getFixedT(locale, namespace);
      return keysOf(messages).flatMap((key) => {
        const plural = key.replace(/_[a-z]+$/, '');
        const counts = plural === key ? [1] : [0, 1, 2, 1.5];
        return [t(key), t(key, values), ...counts.map((count) => t(plural, { ...values, count }))];
      });
    });
    expect(own).toEqual(library);
  }
});

describe('the languages of an operator', () => {
  const resources = {
    en: { a: { only: 'English', days_one: '{{count}} day', days_other: '{{count}} days' } },
    ru: { a: { days_one: '{{count}} день', days_few: '{{count}} дня', days_many: '{{count}} дней', days_other: '{{count}} дня' } },
    zh: { a: { days_other: '{{count}} 天', days_zero: '没有' } },
    'zh-Hant': { a: { own: '繁' } },
  };

  test.each(['en', 'ru', 'zh', 'zh-Hant', 'th'])('%s: plurals, and a text of the next language in place of a missing one', async (lng) => {
    const [own, library] = await both({ lng, resources });
    for (const key of ['only', 'own', 'days', 'none', 'days.deep', '__proto__', 'constructor.name'])
      for (const count of [undefined, 0, 1, 2, 5, 11, 21]) expect(own.t(key, { ns: 'a', count })).toBe(library.t(key, { ns: 'a', count }));
    expect(own.exists('own', { ns: 'a' })).toBe(library.exists('own', { ns: 'a' }));
    expect(own.languages).toEqual(expect.arrayContaining([...library.languages]));
  });
});

test('texts that come later take the place of earlier ones, each alone', async () => {
  const instances = await both();
  for (const i18n of instances) {
    i18n.addResourceBundle('en', 'a', { one: { x: '1', y: '2' }, two: '3' }, true, true);
    i18n.addResourceBundle('en', 'a', { one: { y: '4' }, two: { z: '5' } }, true, true);
  }
  const [own, library] = instances.map((i18n) => i18n.getResourceBundle('en', 'a') as unknown);
  expect(own).toEqual(library);
  for (const i18n of instances) i18n.removeResourceBundle('en', 'a');
  expect(instances.map((i18n) => i18n.t('one.x', { ns: 'a' }))).toEqual(['missing one.x', 'missing one.x']);
});

test('who listens hears of a new language and of texts that are not silent', async () => {
  const [own] = await both();
  const heard: string[] = [];
  const onLanguage = () => heard.push(own.language);
  own.on('languageChanged other', onLanguage);
  own.store.on('added', () => heard.push('added'));
  await own.changeLanguage('fil');
  own.addResourceBundle('fil', 'a', { x: '1' }, true, true, { silent: true });
  own.addResourceBundle('fil', 'a', { y: '2' });
  own.off('languageChanged', onLanguage);
  await own.changeLanguage('my');
  expect(heard).toEqual(['fil', 'added']);
});

test.each(['{{brand}}', '$t(title)', '$&', '<b>', '{{'])('the value %s stays as it is', (name) => {
  expect(fillIn('{{ name }}, {{gone}}{{name}}', { name, brand: 'no', gone: undefined })).toBe(`${name}, ${name}`);
});
