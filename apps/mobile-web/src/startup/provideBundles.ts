import { setBundleImports } from './bundles';

setBundleImports({
  app: () => import('./appBundle'),
  later: () => import('./laterBundle'),
  player: () => import('../home/playerBundle'),
  home: () => import('../home/homeBundle'),
  menu: () => import('../menus/SideMenu'),
  footer: () => import('../home/SiteFooter'),
  search: () => import('../search/SearchOverAll'),
});
