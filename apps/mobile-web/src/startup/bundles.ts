import type { Feature, FeatureRoute, ScreenProps, SearchSheetProps } from '@parlour/kernel/feature';
import type { endSession, renewSession } from '@parlour/player/session';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, createElement, use } from 'react';
import { useStore } from 'react-redux';
import { type Loader, loader, useLoaded } from './loader';

/** A route and the feature whose messages it uses. */
export type AppRoute = { feature: Feature; route: FeatureRoute };

/** A store that can still take slices and listeners. */
export type GrowingStore = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
  slices: { inject: (slice: NonNullable<Feature['slices']>[number]) => unknown };
  listenWith: (middleware: Middleware) => void;
};

/** Exports of `appBundle.ts`. The type is written by hand, because the bundle's own modules load the other bundles: an inferred type would be an import circle. */
export type AppBundle = {
  addFeatures: (store: GrowingStore) => Promise<void>;
  findRoute: (pathname: string) => AppRoute | undefined;
  screenOf: (target: AppRoute) => Loader<ComponentType<ScreenProps>>;
  renewSession: typeof renewSession;
  endSession: typeof endSession;
  FeatureRoutes: ComponentType;
  PageEffects: ComponentType<{ target: AppRoute | undefined }>;
  ScreenHeader: ComponentType<{ target: AppRoute }>;
};

/** Exports of `laterBundle.ts`. */
type LaterBundle = {
  BottomMenu: ComponentType;
  ErrorScreen: ComponentType<{ error: unknown }>;
  LaterEffects: ComponentType<{ path: string | undefined }>;
  Overlays: ComponentType<{ target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void }>;
};

type Blocks<Name extends string> = Record<Name, ComponentType>;
type Imports = {
  app: () => Promise<AppBundle>;
  later: () => Promise<LaterBundle>;
  player: () => Promise<
    Blocks<'PlayerActions' | 'PlayerBanners' | 'PlayerToday' | 'HomeRenewal'> & { ContinuePlaying: ComponentType<{ isFirstView: boolean }> }
  >;
  home: () => Promise<
    Blocks<'GiftButton' | 'HomeDock' | 'NextSectionPictures' | 'Today'> & { HomeRest: ComponentType<{ isInView?: boolean }> }
  >;
  menu: () => Promise<{ SideMenu: ComponentType<{ onClose: () => void }> }>;
  footer: () => Promise<{ SiteFooter: ComponentType<{ hasGames?: boolean }> }>;
  search: () => Promise<{ SearchOverAll: ComponentType<{ sheet: ComponentType<SearchSheetProps>; onClose: () => void }> }>;
};

let imports: Imports;

/** Says where the bundles are. Called once, before the first render (`provideBundles.ts`). */
export function setBundleImports(given: Imports): void {
  imports = given;
}

/** The app bundle: routes and all features, needed by every screen but home. */
export const appBundle = loader(() => imports.app());
/** The later bundle: the bottom menu with the features' entries, overlays, failures. No first view needs it, and the server's menu stays until it has loaded. */
export const later = loader(async () => (await Promise.all([imports.later(), appBundle.load()]))[0]);
/** The blocks of home for a logged-in player. They load before the first render, so that nothing moves. */
export const player = loader(() => imports.player());
/** The blocks of home below its first section. They need the app bundle to render. */
export const home = loader(async () => (await Promise.all([imports.home(), appBundle.load()]))[0]);
/** The side menu. A tap starts it together with the app bundle, which it needs to render. */
export const menu = loader(() => imports.menu());
/** The footer of home and of the screens. It is below the first view, so it loads after them. */
export const footer = loader(() => imports.footer());
/** The search over all features, which opens with the sheet of one of them. */
export const search = loader(() => imports.search());

const withFeatures = new WeakMap<object, Loader<AppBundle>>();

/** The app bundle with every feature in its store. Home's first view works without it; everything else needs it. */
export function appBundleOf(store: object): Loader<AppBundle> {
  const known = withFeatures.get(store);
  if (known) return known;
  const ready = loader(async () => {
    const parts = await appBundle.load();
    await parts.addFeatures(store as GrowingStore);
    return parts;
  });
  withFeatures.set(store, ready);
  return ready;
}

/** Returns the app bundle; suspends until it is loaded. */
export function useAppBundle(): AppBundle {
  return use(appBundleOf(useStore()).load());
}

/** Returns the app bundle, or `undefined` until it is loaded. */
export function useLoadedAppBundle(): AppBundle | undefined {
  return useLoaded(appBundleOf(useStore()));
}

/** A component of a lazy module that needs the app bundle. It renders the fallback, or nothing, until both are loaded. */
export function lazyPart<Module, Props extends object>(
  module: Loader<Module>,
  pick: (parts: Module) => ComponentType<Props>,
  Fallback?: ComponentType,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const parts = useLoaded(module);
    const bundle = useLoadedAppBundle();
    if (parts && bundle) return createElement(pick(parts), props);
    return Fallback ? createElement(Fallback) : null;
  };
}
