import { type Locale, paths } from '@parlour/kernel';
import type { Messages, Preview, PreviewRule } from '@parlour/kernel/feature';
import { previews as messaging } from '@parlour/messaging/previews';
import { previews as promotions } from '@parlour/promotions/previews';
import { previews as tournaments } from '@parlour/tournaments/previews';
import { decodeEntities } from '@parlour/ui/rich-text';
import { matchPath } from 'react-router-dom';
import { i18n, loadMessages } from '../i18n';
import type { AppStore } from '../store';
import { appBundleOf } from './bundles';

/**
 * What a document says about its page to messengers and search engines, in the language of the page. All texts are plain, and nothing is
 * escaped.
 */
export type PagePreview = {
  /** Without the brand; home has none. At most 100 characters. */
  title?: string;
  /** At most 160 characters. */
  text: string;
  /** True if the text belongs to this page, false if it describes the whole site. */
  isOwn: boolean;
  /** A URL or a path of the site. */
  image?: string;
  /** Path and query without the language; missing while it is not known which page the query names. */
  address?: string;
  /** False for an id that the gateway does not know. */
  isKnown: boolean;
};

/** By the path of the route. Any other page has the title of its route. */
export const previewRules: Record<string, PreviewRule | undefined> = { ...messaging, ...promotions, ...tournaments };

/** Search engines show about this much, in characters. */
const LONGEST_TITLE = 100;
const LONGEST_TEXT = 160;

const NAMESPACE = 'preview';

export function loadPreviewMessages(): Promise<void> {
  return loadMessages(NAMESPACE, (locale: Locale): Promise<{ default: Messages }> => import(`../i18n/${locale}.preview.json`));
}

/** Returns the preview of a page that is rendered: its texts are loaded, and its data is in the store if `hasData`. */
export async function pagePreview(store: AppStore, address: string, hasData: boolean): Promise<PagePreview> {
  const { pathname, searchParams: query } = new URL(address, 'http://app');
  const site = { text: oneLine(i18n.t('preview.description', { ns: NAMESPACE }), LONGEST_TEXT), isOwn: false };
  const target = (await appBundleOf(store).load()).findRoute(pathname);
  if (!target) return { ...site, address: paths.home, isKnown: true };
  const { feature, route } = target;
  const { params = {} } = matchPath({ path: route.path, end: true }, pathname) ?? {};
  const rule = previewRules[route.path];
  // Without data nobody knows whether the id in a path exists. It may belong to something that is over, so the page is kept from search engines.
  const given = rule && hasData ? rule.preview(store.getState(), { params, query }) : {};
  const isKnown = given !== undefined && (hasData || Object.keys(params).length === 0);
  const isNamed = hasData || !rule || query.size === 0;
  const title = route.titleKey && i18n.t(route.titleKey, { ns: feature.id });
  // The path alone is the address if the query, for example a filter, makes no page of its own. The sign-up also has a path with `.html` (specification 2).
  return { ...site, ...partsOf({ title, ...(isNamed && { address: pathname.replace(/\.html$/, '') }), ...given }), isKnown };
}

/** Returns the parts of a preview that are not empty, each cut to its greatest length. */
function partsOf({ title, text, image, address }: Preview): Partial<PagePreview> {
  const words = text && plainText(text, LONGEST_TEXT);
  return {
    ...(title && { title: oneLine(title, LONGEST_TITLE) }),
    ...(words && { text: words, isOwn: true }),
    ...(image && { image }),
    ...(address && { address }),
  };
}

/** The part of a long text that is read, in characters. */
const READ = 4000;

/**
 * The words of an operator's HTML on one line. The result may contain any character, so it is escaped where it is written.
 * @param most in characters
 */
export function plainText(html: string, most: number): string {
  const words = html
    .slice(0, READ)
    .replace(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<!--.*?(-->|$)|<[a-z/!][^>]*(>|$)/gis, ' ');
  return oneLine(decodeEntities(words).replace(/\s+([,.;:!?])/g, '$1'), most);
}

/**
 * A text on one line, cut at the end of a word.
 * @param most in characters
 */
export function oneLine(text: string, most: number): string {
  const line = text
    .slice(0, READ)
    // Marks of the breaks of Burmese (tools/burmeseBreaks.mjs).
    .replace(/\u200b|\u034f|\ufeff/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  // Burmese has few spaces, so a cut may fall between two of them.
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:\ud800-\udbff]+$/, '')}…`;
}
