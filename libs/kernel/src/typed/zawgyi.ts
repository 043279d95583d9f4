import { looksLikeZawgyi } from './looksLikeZawgyi';

const BURMESE = /[\u1000-\u109f]/;
/** The detector's certainty that its authors recommend. */
const CERTAIN = 0.95;

type ZawgyiReader = {
  /** Returns the text in Unicode, or undefined if it is not in Zawgyi. A short text without the signs of Zawgyi may be either. */
  toUnicode: (text: string) => string | undefined;
};

let loading: Promise<ZawgyiReader> | undefined;

/**
 * Loads the detector, once. Call it when Burmese text has to be judged. It rejects if its file cannot be fetched, and another call tries
 * again.
 */
function loadZawgyiReader(): Promise<ZawgyiReader> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Returns the text in Unicode, or undefined if it is not in Zawgyi or cannot be judged. Loads nothing for a text without Burmese letters. */
export async function unicodeOfZawgyi(text: string): Promise<string | undefined> {
  if (!BURMESE.test(text)) return undefined;
  const reader = await loadZawgyiReader().catch(() => undefined);
  return reader?.toUnicode(text);
}

type MyanmarTools = {
  /** The probability is 1 for Zawgyi, 0 for Unicode, and -Infinity for a text without Burmese letters. */
  ZawgyiDetector: new () => { getZawgyiProbability(text: string): number };
  ZawgyiConverter: new () => { zawgyiToUnicode(text: string): string };
};

async function load(): Promise<ZawgyiReader> {
  // The detector reads its model with the Buffer of Node.
  globalThis.Buffer ??= (await import('buffer/')).Buffer as unknown as typeof Buffer;
  // @ts-expect-error The package has no types.
  const { default: tools }: { default: MyanmarTools } = await import('myanmar-tools');
  const detector = new tools.ZawgyiDetector();
  const converter = new tools.ZawgyiConverter();
  const isZawgyi = (text: string) => detector.getZawgyiProbability(text) >= CERTAIN;
  const isUnicode = (text: string) => detector.getZawgyiProbability(text) <= 1 - CERTAIN;
  return {
    toUnicode: (text) => {
      // Two keyboards on one phone mix both in one name. A word that may be either is what the whole text is.
      const isWhole = isZawgyi(text);
      const counts = (word: string) => (isWhole ? !isUnicode(word) : looksLikeZawgyi(word) && isZawgyi(word));
      const words = text.split(/(\s+)/);
      const unicode = words.map((word) => (counts(word) ? converter.zawgyiToUnicode(word) : word)).join('');
      return unicode === text || looksLikeZawgyi(unicode) ? undefined : unicode;
    },
  };
}
