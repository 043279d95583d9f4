import { paths } from '@parlour/kernel';
import type { Findable } from '@parlour/kernel/feature';
import { useOffersDownload } from './hooks/useOffersDownload';

/** The page of the app's download, for the search. */
export const findable: Findable = {
  pages: [{ titleKey: 'menu.download', wordsKey: 'words.download', icon: 'download', to: paths.download, useVisible: useOffersDownload }],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
