import { errorMessages } from '@parlour/api-client';
import type { Feature, LoadMessages, Locale, Messages } from '@parlour/kernel';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { features } from './features';

export const i18n = createInstance();

const starting: Record<string, LoadMessages> = {
  errors: errorMessages,
  ...Object.fromEntries(features.map((feature) => [feature.id, feature.messages])),
};
/** Features whose screens were opened: their longer texts follow every change of the language. */
const opened = new Map<string, LoadMessages>();
let wanted: Locale = 'en';

/** Loads what blocks and menus say; namespaces are the features' ids. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    ns: Object.keys(starting),
    resources: {},
    interpolation: { escapeValue: false },
    // A name of a key says nothing to a player.
    parseMissingKeyHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await changeLocale(locale);
}

/** Texts first, then the switch: nobody sees half a language. Of two quick changes the later one counts. */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale;
  const loads = [...Object.entries(starting), ...opened];
  await Promise.all(loads.map(([namespace, load]) => addMessages(namespace, load, locale)));
  if (wanted !== locale) return;
  await i18n.changeLanguage(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}

/** What the screens of a feature say; call it together with the screen's own load. */
export async function loadScreenMessages({ id, screenMessages }: Feature): Promise<void> {
  if (!screenMessages) return;
  opened.set(id, screenMessages);
  await addMessages(id, screenMessages, wanted);
}

const added = new Set<Messages>();

/** A language that cannot be had falls back to English instead of leaving the screen empty (reliability I3). */
async function addMessages(namespace: string, load: LoadMessages, locale: Locale): Promise<void> {
  try {
    const { default: messages } = await load(locale);
    if (added.has(messages)) return;
    added.add(messages);
    i18n.addResourceBundle(locale, namespace, messages, true, true);
  } catch (error) {
    if (locale === 'en') throw error;
    await addMessages(namespace, load, 'en');
  }
}
