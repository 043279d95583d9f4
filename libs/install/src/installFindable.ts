import { type Findable, paths } from '@parlour/kernel';
import { useOffersDownload } from './hooks/useOffersDownload';

/** The page of the app's download, for the search. */
export const installFindable: Findable = {
  pages: [{ titleKey: 'menu.download', wordsKey: 'words.download', icon: 'download', to: paths.download, useVisible: useOffersDownload }],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
