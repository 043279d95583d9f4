import { defineFeature, paths, screen } from '@parlour/kernel';
import { noteArrival } from '../download/noteArrival';
import { useOffersDownload } from '../download/useOffersDownload';
import { shellMessages } from './shellMessages';
import { toastsSlice } from './toastsSlice';

/** The app's own feature: home, toasts and the texts of the shell. */
export const shellFeature = defineFeature({
  id: 'shell',
  slices: [toastsSlice],
  listen: () => noteArrival(globalThis.location?.search ?? ''),
  routes: [
    {
      path: paths.download,
      access: 'anyone',
      titleKey: 'title.download',
      lazy: screen(() => import('../download/DownloadScreen'), 'DownloadScreen'),
    },
  ],
  menu: [
    { id: 'shell.home', slot: 'tabbar', order: 0, labelKey: 'menu.home', icon: 'home', to: paths.home },
    {
      id: 'shell.download',
      slot: 'drawer',
      order: 55,
      labelKey: 'menu.download',
      icon: 'download',
      to: paths.download,
      useVisible: useOffersDownload,
    },
  ],
  overlays: () => import('../download/overlays'),
  messages: shellMessages,
  screenMessages: (locale) => import(`../i18n/${locale}.screens.json`),
});
