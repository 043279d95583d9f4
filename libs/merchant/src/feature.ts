import { defineFeature } from '@parlour/kernel/feature';
import { startMerchantListeners } from './merchantListeners';
import { merchantMessages } from './merchantStart';
import { merchantSlice } from './merchantSlice';

/** Merchant feature: merchant, flags, system status, links, languages, banners. */
export const merchantFeature = defineFeature({
  id: 'merchant',
  slices: [merchantSlice],
  listen: startMerchantListeners,
  endpoints: () => import('./endpoints'),
  routes: [],
  messages: merchantMessages,
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
