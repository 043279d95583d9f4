import type { AppBundle, FooterBundle, HomeBundle, MenuBundle, PlayerBundle } from './bundleTypes';
import { loader } from './loader';

type Imports = {
  app: () => Promise<AppBundle>;
  player: () => Promise<PlayerBundle>;
  home: () => Promise<HomeBundle>;
  menu: () => Promise<MenuBundle>;
  footer: () => Promise<FooterBundle>;
};

let imports: Imports;

/** Says where the bundles are. Called once, before the first render (`provideBundles.ts`). */
export function setBundleImports(given: Imports): void {
  imports = given;
}

/** The app bundle: routes, menus, overlays and all features, needed by every screen but home. */
export const appBundle = loader(() => imports.app());
/** The blocks of home for a logged-in player. They load before the first render, so that nothing moves. */
export const player = loader(() => imports.player());
/** The blocks of home below its first section, menus first. */
export const home = loader(async () => {
  await appBundle.load();
  return imports.home();
});
/** The side menu. A tap starts it together with the app bundle, which it needs to render. */
export const menu = loader(() => imports.menu());
/** The footer of the screens. It is below the first view, so it loads after the screen. */
export const footer = loader(() => imports.footer());
