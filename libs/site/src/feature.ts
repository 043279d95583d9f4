import { defineFeature } from '@parlour/kernel/feature';
import { startSiteListeners } from './siteListeners';
import { siteScreens } from './siteScreens';

/** Whose site this is: merchant, configuration, flags, system status, links, languages. */
export const siteFeature = defineFeature({
  ...siteScreens,
  listen: startSiteListeners,
  routes: [],
});
