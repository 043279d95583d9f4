import { refusalDetails, useErrorText } from '@parlour/api-client';
import { isMoney, paths } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LimitPeriod, limitPeriods } from '../../wire/limits';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';

/** Shows the gateway's refusal because of a limit or a break. If several limits apply, the lowest is named (product 4.21). */
export function DepositStop({ failure }: { failure: unknown }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const amountText = useAmountText(useCurrencySymbol());
  const { period, limit, remaining } = refusalDetails(failure)?.value ?? {};
  const isNamed = isPeriod(period) && isMoney(limit) && isMoney(remaining);
  return (
    <Notice
      tone="danger"
      title={
        isNamed
          ? t('remainingLimit.over', {
              limit: amountText(limit, 'short'),
              period: t(`limits.period.${period}`),
              remaining: amountText(remaining, 'short'),
            })
          : errorText(failure)
      }
      action={
        <Button as={Link} to={paths.session.playControls} size="s" variant="secondary">
          {t('remainingLimit.controls')}
        </Button>
      }
    >
      {t('deposit.nothingSent')}
    </Notice>
  );
}

const isPeriod = (period: unknown): period is LimitPeriod => limitPeriods.some((known) => known === period);
