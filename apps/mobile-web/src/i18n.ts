import { languageOf, type Locale, ownLocale } from '@parlour/kernel';
import type { Feature, LoadMessages, Messages } from '@parlour/kernel/feature';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchFile } from './fetchFile';
import { startFeatures } from './startFeatures';

export const i18n = createInstance();

/** The texts of home's first view, loaded before the first render. The namespace is the feature's id. */
const starting = startFeatures.flatMap(({ id, messages }): [string, LoadMessages][] => (messages ? [[id, messages]] : []));
/**
 * Texts loaded after the start: errors, menus, screens of opened features. They are loaded again after each language change.
 */
const following = new Set<readonly [string, LoadMessages]>();
const added = new Set<Messages>();
let wanted: Locale = 'en';

export async function startI18n(locale: Locale): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    ns: ['errors', ...starting.map(([namespace]) => namespace)],
    resources: {},
    interpolation: { escapeValue: false },
    // A message key means nothing to a player.
    parseMissingKeyHandler: (_, fallback) => fallback ?? '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await changeLocale(locale);
}

/** Loads all texts before switching, so that languages never mix. The later of two quick changes wins. `read`: the server has the operator's texts in memory. */
export async function changeLocale(locale: Locale, read: ReadTexts = fetchTexts): Promise<void> {
  wanted = locale;
  readTexts = read;
  await Promise.all([
    ...[...starting, ...following].map(([namespace, load]) => addMessages(namespace, load)),
    addOperatorTexts('blocks'),
    following.size > 0 && addOperatorTexts('rest'),
  ]);
  if (wanted !== locale) return;
  await i18n.changeLanguage(locale);
  if (typeof document === 'undefined' || document.documentElement.lang === locale) return;
  // Setting the language styles the whole page again, even if the value stays the same.
  document.documentElement.lang = locale;
  document.documentElement.dir = languageOf(locale).isRightToLeft ? 'rtl' : 'ltr';
}

/** Loads the texts of a feature's screens, together with the screen itself. */
export async function loadScreenMessages({ id, screenMessages }: Pick<Feature, 'id' | 'screenMessages'>): Promise<void> {
  if (screenMessages) await loadMessages(id, screenMessages);
}

type Coming = {
  /** Components that already show these texts must re-render when they load. */
  isAwaited?: boolean;
};

/** Loads texts after the start, usually before anything needs them. */
export async function loadMessages(namespace: string, load: LoadMessages, coming?: Coming): Promise<void> {
  if (![...following].some((known) => known[1] === load)) following.add([namespace, load]);
  await Promise.all([addMessages(namespace, load, coming), addOperatorTexts('rest')]);
}

type Addition = Coming & { locale?: Locale };

/** A language that cannot be loaded falls back to English instead of an empty screen (reliability I3). */
async function addMessages(namespace: string, load: LoadMessages, { locale = wanted, isAwaited = false }: Addition = {}): Promise<void> {
  try {
    const own = ownLocale(locale);
    const { default: messages } = await load(own);
    if (added.has(messages)) return;
    added.add(messages);
    // Subscribers re-render every translated text, and a dozen files load, so they are notified once.
    i18n.addResourceBundle(own, namespace, messages, true, true, { silent: !isAwaited });
  } catch (error) {
    if (ownLocale(locale) === 'en') throw error;
    await addMessages(namespace, load, { locale: 'en', isAwaited });
  }
}

/** Texts of a language that the operator has added, by namespace. */
type OperatorTexts = Record<string, Messages>;
type Part = 'blocks' | 'rest';
export type ReadTexts = (address: string) => Promise<OperatorTexts | undefined> | OperatorTexts | undefined;

const fetched = new Map<string, Promise<OperatorTexts | undefined>>();
const operatorTexts = new Map<Locale, { [Name in Part]?: OperatorTexts }>();
let readTexts: ReadTexts = fetchTexts;

/** Fetches each file once. One that cannot be loaded is fetched again at the next change of the language. */
function fetchTexts(address: string): Promise<OperatorTexts | undefined> {
  const texts = fetched.get(address) ?? textsFrom(address).catch(() => void fetched.delete(address));
  fetched.set(address, texts);
  return texts;
}

async function textsFrom(address: string): Promise<OperatorTexts> {
  return (await fetchFile(address)).json() as Promise<OperatorTexts>;
}

/** Adds the texts of a language that the operator has added. English is there already, for what they lack and for the case that they cannot be loaded. */
async function addOperatorTexts(part: Part): Promise<void> {
  const { locale, texts: addresses } = languageOf(wanted);
  const texts = addresses && (await readTexts(addresses[part]));
  const known = operatorTexts.get(locale) ?? {};
  if (!texts || known[part] === texts) return;
  operatorTexts.set(locale, { ...known, [part]: texts });
  // The server reads another file of the operator when it changes, and both parts may have texts of the same namespace.
  if (known[part]) for (const namespace of Object.keys(i18n.getDataByLanguage(locale) ?? {})) i18n.removeResourceBundle(locale, namespace);
  const bundles = Object.values({ ...known, [part]: texts }).flatMap((one) => Object.entries(one));
  // As with the app's own texts, subscribers are notified once.
  for (const [at, [namespace, own]] of bundles.entries())
    i18n.addResourceBundle(locale, namespace, own, true, true, { silent: at < bundles.length - 1 });
}
