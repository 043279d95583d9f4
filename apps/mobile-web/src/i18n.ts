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

/** Loads all texts before switching, so that languages never mix. The later of two quick changes wins. */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale;
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

let readTexts = async (address: string): Promise<OperatorTexts> => (await fetchFile(address)).json() as Promise<OperatorTexts>;

/** The server has the texts in memory. */
export function adoptTextReader(read: (address: string) => OperatorTexts): void {
  readTexts = async (address) => read(address);
}

const operatorTexts = new Map<string, Promise<void>>();

/**
 * Adds the texts of a language that the operator has added, each file once. English is there already, for what they lack and for the case that they
 * cannot be loaded.
 */
function addOperatorTexts(part: 'blocks' | 'rest'): Promise<void> | undefined {
  const { locale, texts } = languageOf(wanted);
  const address = texts?.[part];
  if (!address) return undefined;
  const known = operatorTexts.get(address) ?? addFrom(address, locale).catch(() => void operatorTexts.delete(address));
  operatorTexts.set(address, known);
  return known;
}

async function addFrom(address: string, locale: Locale): Promise<void> {
  for (const [namespace, texts] of Object.entries(await readTexts(address))) i18n.addResourceBundle(locale, namespace, texts, true, true);
}
