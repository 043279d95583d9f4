import { gamesMessages } from '@parlour/games';
import type { Feature, LoadMessages, Locale, Messages } from '@parlour/kernel';
import { merchantMessages } from '@parlour/merchant';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shellMessages } from './shell/shellMessages';

export const i18n = createInstance();

/** What home's first view says, loaded before the first render. The namespace is the feature's id. */
const starting: [string, LoadMessages][] = [
  ['shell', shellMessages],
  ['merchant', merchantMessages],
  ['games', gamesMessages],
];
/** What came later: errors, menus, what the screens say of features that were opened. It follows every change of the language. */
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
    // The name of a key says nothing to a player.
    parseMissingKeyHandler: (_, fallback) => fallback ?? '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await changeLocale(locale);
}

/** Texts first, then the switch: nobody sees half a language. Of two quick changes the later one counts. */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale;
  await Promise.all([...starting, ...following].map(([namespace, load]) => addMessages(namespace, load)));
  if (wanted !== locale) return;
  await i18n.changeLanguage(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}

/** What the screens of a feature say; to be loaded together with the screen itself. */
export async function loadScreenMessages({ id, screenMessages }: Feature): Promise<void> {
  if (screenMessages) await loadMessages(id, screenMessages);
}

type Coming = {
  /** Something on the screen may say them already, so it is told when they are there. */
  isAwaited?: boolean;
};

/** Texts that come after the start, as a rule before anything that says them. */
export async function loadMessages(namespace: string, load: LoadMessages, coming?: Coming): Promise<void> {
  if (![...following].some((known) => known[1] === load)) following.add([namespace, load]);
  await addMessages(namespace, load, coming);
}

type Addition = Coming & { locale?: Locale };

/** A language that cannot be had falls back to English instead of leaving the screen empty (reliability I3). */
async function addMessages(namespace: string, load: LoadMessages, { locale = wanted, isAwaited = false }: Addition = {}): Promise<void> {
  try {
    const { default: messages } = await load(locale);
    if (added.has(messages)) return;
    added.add(messages);
    // Whoever is told draws all texts of the page anew, and there are a dozen files.
    i18n.addResourceBundle(locale, namespace, messages, true, true, { silent: !isAwaited });
  } catch (error) {
    if (locale === 'en') throw error;
    await addMessages(namespace, load, { locale: 'en', isAwaited });
  }
}
