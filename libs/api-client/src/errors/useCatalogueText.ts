import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Messages of the error catalogue that the app triggers itself (specification 8). */
export type CatalogueText =
  | 'inLoggedLogin'
  | 'freeReject'
  | 'actualAccount'
  | 'notLoggedIn'
  | 'noPermission'
  | 'loggedOut'
  | 'urlEmpty'
  | 'linkBlocked'
  | 'textCut'
  | 'upgrading'
  | 'popupBlocked'
  | 'loadFailed'
  | 'slowConnection'
  | 'offline'
  | 'samePassword'
  | 'comingSoon'
  | 'safariOnly';

/** Returns a message of the catalogue in the player's language. */
export function useCatalogueText(): (name: CatalogueText) => string {
  const { t } = useTranslation('errors');
  return useCallback((name) => t(`catalogue.${name}`), [t]);
}
