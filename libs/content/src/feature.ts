import { defineFeature } from '@parlour/kernel/feature';
import { contentMessages } from './contentStart';

/** What the operator shows and says: announcements, banners, images, legal texts. */
export const contentFeature = defineFeature({
  id: 'content',
  routes: [],
  messages: contentMessages,
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
