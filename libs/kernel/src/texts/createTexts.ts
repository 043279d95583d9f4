import type { i18n as I18n, InitOptions, TOptions } from 'i18next';
import type { Messages } from '../feature';

type Values = Record<string, unknown>;
type Options = Partial<Pick<TOptions, 'lng' | 'ns' | 'count' | 'defaultValue' | 'skipInterpolation'>> & Values;
type Plugin = { init: (texts: I18n) => void };

/**
 * The texts of the app, with the interface of i18next that `react-i18next` asks for, and the part of i18next that the app uses: keys with points,
 * `{{name}}`, plurals (`_zero`, `_one`, …), and a language in place of one that lacks a text (ADR 0009). Values are filled in as they are: what looks like
 * a placeholder in a player's name stays.
 */
export function createTexts(): I18n {
  const bundles: Record<string, Record<string, Messages>> = {};
  const store = listeners();
  const plugins: Plugin[] = [];
  const options: InitOptions = {};

  /** The languages that a text is looked for in, in their order. */
  function languagesOf(language: string): string[] {
    const { fallbackLng } = options;
    return [language, language.split('-')[0] ?? language, ...(typeof fallbackLng === 'string' ? [fallbackLng] : [])];
  }

  function find(key: string, { lng = texts.language, ns, count }: Options): string | undefined {
    for (const language of languagesOf(lng)) {
      const messages = bundles[language]?.[String(ns)];
      const forms = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`, ''] : [''];
      const found = forms.map((form) => textAt(messages, key + form)).find((text) => text !== undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function translate(key: string, asked: Options): string {
    const text = find(key, asked) ?? (asked.defaultValue as string | undefined);
    if (text !== undefined) return asked.skipInterpolation ? text : fillIn(text, asked);
    return (options.parseMissingKeyHandler?.(key) as string | undefined) ?? key;
  }

  const texts = {
    ...listeners(),
    store,
    options,
    language: '',
    languages: [] as string[],
    isInitialized: false,
    use(plugin: Plugin) {
      plugins.push(plugin);
      return texts;
    },
    async init(given: InitOptions) {
      Object.assign(options, given);
      for (const [language, namespaces] of Object.entries(given.resources ?? {}))
        for (const [namespace, messages] of Object.entries(namespaces)) texts.addResourceBundle(language, namespace, messages as Messages);
      for (const plugin of plugins) plugin.init(texts as unknown as I18n);
      texts.isInitialized = true;
      await texts.changeLanguage(given.lng ?? 'en');
    },
    async changeLanguage(language: string) {
      texts.language = language;
      texts.languages = languagesOf(language);
      texts.emit('languageChanged');
    },
    t: (key: string, asked: Options = {}) => translate(key, asked),
    getFixedT(lng: string, ns: string) {
      return (key: string, asked?: Options) => translate(key, { lng, ns, ...asked });
    },
    exists: (key: string, asked: Options) => find(key, asked) !== undefined,
    /** The app adds the texts itself, so there is nothing to wait for. */
    hasLoadedNamespace: () => true,
    // eslint-disable-next-line max-params -- the library's signature
    addResourceBundle(
      language: string,
      namespace: string,
      messages: Messages,
      _deep?: boolean,
      _over?: boolean,
      how?: { silent?: boolean },
    ) {
      const known = (bundles[language] ??= {});
      known[namespace] = merged(known[namespace] ?? {}, messages);
      if (!how?.silent) store.emit('added');
    },
    removeResourceBundle(language: string, namespace: string) {
      delete bundles[language]?.[namespace];
    },
    getResourceBundle: (language: string, namespace: string) => bundles[language]?.[namespace],
    getDataByLanguage: (language: string) => bundles[language],
  };
  return texts as unknown as I18n;
}

/** Writes values in place of `{{name}}`. A name that is not among them stays. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name] ?? '') : whole));
}

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

function textAt(messages: unknown, key: string): string | undefined {
  const found = key.split('.').reduce((place, name) => (isTree(place) && Object.hasOwn(place, name) ? place[name] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}

function merged(known: Messages, added: Messages): Messages {
  const all = { ...known };
  for (const [name, value] of Object.entries(added)) {
    const own = all[name];
    all[name] = isTree(own) && isTree(value) ? merged(own, value) : value;
  }
  return all;
}

function isTree(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null;
}

function listeners() {
  const heard = new Map<string, Set<() => void>>();
  return {
    /** `names`: separated by spaces. */
    on(names: string, listener: () => void) {
      for (const name of names.split(' ')) heard.set(name, (heard.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: () => void) => void heard.get(name)?.delete(listener),
    emit: (name: string) => [...(heard.get(name) ?? [])].forEach((listener) => listener()),
  };
}
