import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useOffersDownload } from './hooks/useOffersDownload';
import { noteArrival } from './rules/noteArrival';

/** Putting the app on the player's device. The app registers `paths.download` itself and renders `InstallOptions` there. */
export const installFeature = defineFeature({
  id: 'install',
  listen: () => noteArrival(globalThis.location?.search ?? ''),
  findable: () => import('./findable'),
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
