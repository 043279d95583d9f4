import { defineFeature } from '@parlour/kernel/feature';
import { startSiteListeners } from './siteListeners';
import { siteMessages } from './siteStart';
import { siteSlice } from './siteSlice';

/** Whose site this is: merchant, configuration, flags, system status, links, languages. */
export const siteFeature = defineFeature({
  id: 'site',
  slices: [siteSlice],
  listen: startSiteListeners,
  routes: [],
  messages: siteMessages,
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
