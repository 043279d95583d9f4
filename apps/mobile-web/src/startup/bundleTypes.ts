import type { Feature, FeatureRoute, SearchSheetProps } from '@parlour/kernel';
import type { endSession, renewSession } from '@parlour/player';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, PropsWithChildren } from 'react';
import type { Loader } from './loader';

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
  screenOf: (target: AppRoute) => Loader<ComponentType<PropsWithChildren>>;
  renewSession: typeof renewSession;
  endSession: typeof endSession;
  BottomMenu: ComponentType;
  ErrorScreen: ComponentType<{ error: unknown }>;
  FeatureRoutes: ComponentType;
  Overlays: ComponentType<{ target: AppRoute | undefined; isMenuOpen: boolean; onMenuClose: () => void }>;
  ScreenHeader: ComponentType<{ target: AppRoute }>;
  SearchOverAll: ComponentType<{ sheet: ComponentType<SearchSheetProps>; onClose: () => void }>;
};

type Blocks<Name extends string> = Record<Name, ComponentType>;
export type HomeBundle = Blocks<'GiftButton' | 'HomeRest'>;
export type MenuBundle = { SideMenu: ComponentType<{ onClose: () => void }> };
export type PlayerBundle = Blocks<'PlayerActions' | 'PlayerBanners' | 'HomeRenewal'> & {
  ContinuePlaying: ComponentType<{ isFirstView: boolean }>;
};
export type FooterBundle = Blocks<'SiteFooter'>;
