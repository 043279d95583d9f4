import { paths } from '@parlour/kernel';
import { defineFeature, type Findable } from '@parlour/kernel/feature';
import { useOffersDownload } from './hooks/useOffersDownload';
import { noteArrival } from './rules/noteArrival';

/** The page of the app's download, for the search. */
const installFindable: Findable = {
  pages: [{ titleKey: 'menu.download', wordsKey: 'words.download', icon: 'download', to: paths.download, useVisible: useOffersDownload }],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};

/** Putting the app on the player's device. The app registers `paths.download` itself and renders `InstallOptions` there. */
export const installFeature = defineFeature({
  id: 'install',
  listen: () => noteArrival(globalThis.location?.search ?? ''),
  findable: installFindable,
  routes: [],
  menu: [
    {
      id: 'install.download',
      slot: 'drawer',
      labelKey: 'menu.download',
      icon: 'download',
      to: paths.download,
      useVisible: useOffersDownload,
    },
  ],
  overlays: () => import('./overlays'),
  messages: (locale) => import(`./i18n/${locale}.json`),
});
