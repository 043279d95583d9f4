import type { Locale } from '@parlour/kernel';
import { formatMoney, isMoney, shortDecimals } from '@parlour/kernel/money';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCodes } from '../wire/refusalCodes';
import { type AppError, isAppError } from './errors';

/**
 * Returns the text of an error in the player's language: for any `AppError`, also one from a rejected call. Where the player typed only a
 * password, `asked` keeps the user name out of the text.
 */
export function useErrorText(): (error: unknown, asked?: 'password') => string {
  const { t, i18n } = useTranslation('errors');
  const locale = i18n.language as Locale;
  return useCallback(
    (error, asked) => {
      if (!isAppError(error)) return t('kind.unknown');
      if (error.kind === 'business') return refusalText(error);
      if (error.kind === 'rateLimited' && error.retryAfterMs) return t('detail.wait', { count: Math.ceil(error.retryAfterMs / 1000) });
      return t(`kind.${error.kind}`);

      function refusalText({ code, value, message }: Extract<AppError, { kind: 'business' }>): string {
        const details: { remaining?: unknown; triesLeft?: unknown } = typeof value === 'object' && value !== null ? value : {};
        if (code === 'TURNOVER_OPEN' && isMoney(details.remaining)) {
          return t('detail.turnoverLeft', {
            amount: formatMoney(details.remaining, { locale, decimals: shortDecimals(details.remaining, '') }),
          });
        }
        const known = refusalCodes.find((one) => one === code);
        if (!known && message) return `${message} (${code})`;
        const isPasswordWrong = asked === 'password' && code === 'LOGIN_FAILED';
        const text = t(isPasswordWrong ? 'detail.passwordWrong' : `business.${known ?? 'UNKNOWN'}`);
        const { triesLeft } = details;
        return Number.isSafeInteger(triesLeft) ? `${text} ${t('detail.triesLeft', { count: triesLeft as number })}` : text;
      }
    },
    [t, locale],
  );
}

/** Messages of the error catalogue that the app triggers itself (specification 8). */
export type CatalogueText =
  | 'inLoggedLogin'
  | 'freeReject'
  | 'trialFailed'
  | 'trialRefused'
  | 'actualAccount'
  | 'noPermission'
  | 'loggedOut'
  | 'sentBeforeLogout'
  | 'acceptedAfterLogout'
  | 'refusedAfterLogout'
  | 'unknownAfterLogout'
  | 'urlEmpty'
  | 'linkBlocked'
  | 'textCut'
  | 'popupBlocked'
  | 'loadFailed'
  | 'slowConnection'
  | 'offline'
  | 'comingSoon'
  | 'loginNotKept';

/** Returns a message of the catalogue in the player's language. */
export function useCatalogueText(): (name: CatalogueText) => string {
  const { t } = useTranslation('errors');
  return useCallback((name) => t(`catalogue.${name}`), [t]);
}
