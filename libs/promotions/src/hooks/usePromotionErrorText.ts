import { errorCode, useErrorText } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';

const ownCodes = ['PROMOTION_CLOSED', 'PROMOTION_OTHER_ACCOUNT', 'REWARD_GONE', 'BREAK'] as const;

/** Returns error texts: specific ones for promotion refusals, the general ones for all others. */
export function usePromotionErrorText(): (error: unknown) => string {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  return (error) => {
    const own = ownCodes.find((code) => code === errorCode(error));
    return own ? t(`refusal.${own}`) : errorText(error);
  };
}
