/** @jest-environment node */
import { adoptLanguages, type Locale } from '@parlour/kernel';
import { changeLocale, i18n, loadMessages, type ReadTexts, startI18n } from '../i18n';

// The server draws with the texts of the operator's file, and with others when the file has changed.

const thai = 'th' as Locale;
const texts = (file: string, title?: string) => ({
  [`/m/languages/th.blocks.${file}.json`]: { site: { language: { ...(title && { title }), close: `close ${file}` } } },
});
const readerOf =
  (files: ReturnType<typeof texts>): ReadTexts =>
  (address) =>
    files[address];
const serve = (file: string) => {
  const blocks = `/m/languages/th.blocks.${file}.json`;
  adoptLanguages([{ code: 'TH', locale: thai, name: 'ไทย', country: 'TH', texts: { blocks, rest: '' } }]);
};
const drawn = () => ['title', 'close'].map((key) => i18n.t(`language.${key}`, { ns: 'site' }));

test('a text that the operator has taken out is English, and is back with the file that has it', async () => {
  await startI18n('en');
  const english = i18n.t('language.title', { ns: 'site' });
  const [first, second] = [readerOf(texts('a', 'ภาษา')), readerOf(texts('b'))];
  const show = async (file: string, read: ReadTexts) => {
    serve(file);
    await changeLocale('en');
    await changeLocale(thai, read);
    return drawn();
  };
  expect(await show('a', first)).toEqual(['ภาษา', 'close a']);
  expect(await show('b', second)).toEqual([english, 'close b']);
  expect(await show('a', first)).toEqual(['ภาษา', 'close a']);
});

test('both parts of a language keep their texts of the same namespace, and components hear of them once', async () => {
  adoptLanguages([{ code: 'UR', locale: 'ur' as Locale, name: 'اردو', country: 'PK', texts: { blocks: 'blocks', rest: 'rest' } }]);
  const parts: Record<string, Awaited<ReturnType<ReadTexts>>> = {
    blocks: { site: { language: { title: 'one' } }, errors: { a: 'two' }, games: { a: 'three' } },
    rest: { site: { language: { close: 'four' } } },
  };
  const heard = jest.fn();
  i18n.store.on('added', heard);
  await changeLocale('ur' as Locale, (address) => parts[address]);
  expect(heard).toHaveBeenCalledTimes(1);
  await loadMessages('later', async () => ({ default: {} }));
  expect(drawn()).toEqual(['one', 'four']);
});
