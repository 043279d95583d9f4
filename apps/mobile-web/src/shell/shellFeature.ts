import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { shellMessages } from './shellMessages';
import { toastsSlice } from '../overlays/toastsSlice';

/** The app's own feature: home, toasts and the texts of the shell. */
export const shellFeature = defineFeature({
  id: 'shell',
  slices: [toastsSlice],
  routes: [],
  menu: [{ id: 'shell.home', slot: 'tabbar', labelKey: 'menu.home', icon: 'home', to: paths.home }],
  messages: shellMessages,
  screenMessages: (locale) => import(`../i18n/${locale}.screens.json`),
});
