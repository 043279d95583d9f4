import { refusalDetails, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DepositStop } from './DepositStop';
import { orderPath } from '../../rules/orderPath';

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
