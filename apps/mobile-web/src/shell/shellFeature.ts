import { defineFeature, paths } from '@parlour/kernel';
import { toastsSlice } from './toastsSlice';

/** What the app itself brings along: home, toasts and the texts of the frame. */
export const shellFeature = defineFeature({
  id: 'shell',
  slices: [toastsSlice],
  routes: [],
  menu: [{ id: 'shell.home', slot: 'tabbar', order: 0, labelKey: 'menu.home', icon: 'home', to: paths.home }],
  messages: (locale) => import(`../i18n/${locale}.json`),
});
