import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { OwnLocale } from './locale';

/** Who may open a route: anyone, a session of any type, a real account (types 0, 1, 2) or an agent (specification 6). */
export type Access = 'anyone' | 'player' | 'member' | 'agent';

/** Which bars of the shell surround a screen: both, the header alone, or none. */
export type Chrome = 'full' | 'header' | 'none';

/** A note of another feature on a game, such as the player's rank in a tournament. */
export type GameNote = (game: { vendor: string; gameType: string }) => ReactNode;

/** What the app gives a screen: a block of another feature as its child, and the note for the sheets of games. */
export type ScreenProps = PropsWithChildren<{ gameNote?: GameNote }>;

/** Loads a screen. `screenName` is the name of the component and of its file; the build finds the files of the screen by it. */
export type LazyScreen = { (): Promise<{ default: ComponentType<ScreenProps> }>; screenName?: string };

/** What a messenger, a social network or a search engine shows of a page. A part that is missing is the site's own. */
export type Preview = {
  title?: string;
  /** The operator's text. Only its words are shown, and no more than a search engine shows. */
  text?: string;
  /** An absolute URL, or a path of the site. */
  image?: string;
  /** Path with query, where several addresses show the same page. Without it, the path of the page alone. */
  address?: string;
};

/** How the server reads the preview of a page from its data. A library exports those of its routes as `./previews`, by the path of the route. */
export type PreviewRule = {
  /** Returns undefined for an id that the gateway does not know: such a page is not for search engines. */
  preview: (state: unknown, page: { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams }) => Preview | undefined;
  /** Addresses that the data of the page name, for the sitemap: from the list of promotions, that of each promotion. */
  addresses?: (state: unknown) => string[];
};

/**
 * Names of the contract's calls without which something has no use; of those in an inner list, one is enough. Where the merchant's gateway lacks
 * them (`absentCalls` of the configuration), the app does not offer it.
 */
export type Needs = readonly (string | readonly string[])[];

export type FeatureRoute = {
  path: string;
  access: Access;
  /** The screen plays for money or takes money, so the player accepts the terms of the site before it opens. */
  asksTerms?: boolean;
  /** Menus, the search and the header show nothing that leads to a route whose calls are absent; its screen says that this site does not offer it. */
  needs?: Needs;
  lazy: LazyScreen;
  /** Key of the header title in the feature's namespace; without it the header shows the logo. */
  titleKey?: string;
  /** A title that depends on the state; it replaces `titleKey` where it returns a key. */
  useTitleKey?: () => string | undefined;
  chrome?: Chrome;
  /** Where the back icon leads: to a path, which may depend on the query. `false` hides the icon; without a rule it goes one step back. */
  back?: false | string | ((query: URLSearchParams) => string);
  /** A button at the end of the header. */
  action?: ComponentType;
  /** Names of the query parameters that lead to another page, for example the id of a promotion. The server draws one document for each. */
  query?: readonly string[];
  /** Only a browser can show the screen: the server sends it without markup. */
  isBrowserOnly?: boolean;
  /** Shows the footer of the site below the screen. */
  hasFooter?: boolean;
  /**
   * Paths of the public calls whose replies the screen shows. It opens offline once they and its files are kept (`apps/mobile-web/src/pwa`).
   * A screen without this is not offered offline.
   */
  offline?: readonly string[];
  /** Who is likely to open this screen next. Its files are fetched while the page is at rest, like those of the bottom menu. */
  prefetchFor?: 'player' | 'visitor' | 'anyone';
};

export type MenuSlot = 'tabbar' | 'drawer' | 'member';

export type MenuEntry = {
  /** `<feature>.<name>`; the app's `menuOrder.ts` says where it stands. */
  id: string;
  slot: MenuSlot;
  /** Key in the feature's namespace. */
  labelKey: string;
  /** Name of an icon of the ui library. */
  icon: string;
  to: string;
  /** Calls that the entry needs besides those of the route that it leads to. */
  needs?: Needs;
  useVisible?: () => boolean;
  /** True while `useVisible` is not known yet. The bottom menu then reserves the entry's place, so that no tab moves. */
  useIsPending?: () => boolean;
  /** Unread count; the shell caps it at 99+. */
  useBadge?: () => number;
};

/** A dialog that opens automatically over home. Only one is open at a time (product 2). */
export type Overlay = {
  /** `<feature>.<name>` */
  id: string;
  /** The lowest one opens first. */
  order: number;
  useIsDue: () => boolean;
  component: ComponentType<{ onDone: () => void }>;
};

export type Messages = Record<string, unknown>;
export type LoadMessages = (locale: OwnLocale) => Promise<{ default: Messages }>;
export type StartListening = ListenerMiddlewareInstance['startListening'];

/** The parts of a slice that the store needs. Method syntax accepts slices with any state type. */
export type FeatureSlice = {
  name: string;
  reducerPath: string;
  getInitialState(): unknown;
  reducer(state: unknown, action: UnknownAction): unknown;
};

export type FeatureSearch = {
  /** Key of the button's name in the feature's namespace. */
  labelKey: string;
  /** The sheet that the button opens. It is open while it is mounted. */
  lazy: () => Promise<{ default: ComponentType<SearchSheetProps> }>;
};

/** A sheet that opens over the page when a visitor taps a link to a screen that needs a session. */
export type VisitorSheet = {
  /** Whether the sheet opens for a path of the app with its query. A link with `data-direct` never opens it. */
  opensFor: (path: string) => boolean;
  lazy: () => Promise<{ default: ComponentType<VisitorSheetProps> }>;
};

export type VisitorSheetProps = {
  /** Path and query of the link. */
  path: string;
  /** Address of the picture in the link. */
  image?: string;
  onClose: () => void;
};

/** An entry that the search shows besides games. Features declare entries (`Findable`), and the app passes them on. */
export type SearchEntry = {
  kind: 'page' | 'help' | 'promotion';
  title: string;
  /** Further words under which the search finds it. They are not shown. */
  words?: string[];
  /** Name of an icon of the ui library. */
  icon: string;
  /** Path of an image on the CDN, shown in place of the icon. */
  image?: string;
  to: string;
};

export type SearchSheetProps = { entries?: readonly SearchEntry[]; onClose: () => void };

/** A page that the search finds by its title and by other words for it. */
export type FindablePage = {
  /** Key of its title in the feature's namespace. */
  titleKey: string;
  /** Key of the other words in `words`, separated by commas. */
  wordsKey: string;
  /** Name of an icon of the ui library. */
  icon: string;
  to: string;
  /** Calls that the page needs besides those of the route that it leads to. */
  needs?: Needs;
  useVisible?: () => boolean;
};

/** The pages, help topics and promotions of a feature that the search finds. */
export type Findable = {
  pages: FindablePage[];
  /** Messages with the words of the pages, loaded together with the search. */
  words: LoadMessages;
  /** Texts of the operator, such as help topics. Called only while the search is open. */
  useEntries?: () => SearchEntry[];
};

/** A domain's manifest: everything that the app may show of it (ADR 0002). */
export type Feature = {
  /** Serves as scope tag, slice name and i18n namespace as well. */
  id: string;
  slices?: FeatureSlice[];
  listen?: (startListening: StartListening) => void;
  routes: FeatureRoute[];
  menu?: MenuEntry[];
  /** Unread counts on other features' menu entries, by the path that the entry leads to. */
  badges?: Record<string, () => number>;
  /** A search that the header of its screens offers. */
  search?: FeatureSearch;
  /** The entries of this feature in the search, loaded together with it. */
  findable?: () => Promise<{ findable: Findable }>;
  /** Opens in place of the login when a visitor taps a link. */
  visitorSheet?: VisitorSheet;
  /** Dialogs over any screen that the player or the session asks for. */
  dialogs?: () => Promise<{ dialogs: ComponentType }>;
  overlays?: () => Promise<{ overlays: Overlay[] }>;
  /** Messages of blocks and menu entries, loaded at start. */
  messages: LoadMessages;
  /** Messages of screens, loaded together with the first screen (ADR 0009). */
  screenMessages?: LoadMessages;
};

/** The part of a feature that home's first view needs, before the manifests load (ADR 0035). */
export type FeatureStart = Pick<Feature, 'id'> & Partial<Pick<Feature, 'slices' | 'messages' | 'screenMessages' | 'search'>>;

export function defineFeature(feature: Feature): Feature {
  return feature;
}

/** Converts a named export to the default export that `React.lazy` requires. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen {
  return Object.assign(async () => ({ default: (await load())[name] }), { screenName: name });
}
