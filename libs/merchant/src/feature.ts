import { defineFeature } from '@parlour/kernel';
import { startMerchantListeners } from './merchantListeners';
import { merchantSlice } from './merchantSlice';

/** Whose site this is: merchant, flags, system status, links, languages, banners. */
export const merchantFeature = defineFeature({
  id: 'merchant',
  slices: [merchantSlice],
  listen: startMerchantListeners,
  routes: [],
  messages: (locale) => import(`./i18n/${locale}.json`),
});
