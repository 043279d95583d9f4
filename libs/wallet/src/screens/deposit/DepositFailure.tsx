import { refusalDetails, useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { isMoney } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrencySymbol } from '../../api/walletsApi';
import { orderPath } from '../../api/ordersApi';
import { type LimitPeriod, limitPeriods } from '../../wire/limits';

/** Explains why the gateway refused the order, and offers the player a next step. */
export function DepositFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { code, value } = refusalDetails(failure) ?? { code: '', value: {} };

  if (code === 'OPEN_ORDER') {
    const orderNo = typeof value.orderNo === 'string' ? value.orderNo : undefined;
    return (
      <Notice
        tone="danger"
        title={t('openOrder.tooMany.title')}
        action={
          orderNo && (
            <Button as={Link} to={orderPath({ kind: 'deposit', orderNo })} size="s" variant="secondary">
              {t('openOrder.continue')}
            </Button>
          )
        }
      >
        {t('openOrder.tooMany.text')}
      </Notice>
    );
  }
  if (code === 'PROMOTION_CLOSED') {
    return (
      <Notice tone="danger" title={t('promotion.closed.title')}>
        {t('promotion.closed.text')}
      </Notice>
    );
  }
  if (code === 'LIMIT_REACHED' || code === 'PLAY_PAUSED') return <DepositStop failure={failure} />;
  return (
    <Notice tone="danger" title={errorText(failure)}>
      {code === 'METHOD_DOWN' ? t('deposit.otherMethod') : t('deposit.nothingSent')}
    </Notice>
  );
}

/** Shows the gateway's refusal because of a limit or a break. If several limits apply, the lowest is named (product 4.21). */
function DepositStop({ failure }: { failure: unknown }) {
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
              period: t(`remainingLimit.inSentence.${period}`),
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
