import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusal } from '../rules/moneyIntent';
import { orderPath } from './orderPath';

/** Why the gateway did not open the order, and what to do about it. */
export function DepositFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { code, value } = refusal(failure) ?? { code: '', value: {} };

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
  // The gateway's own word on limits and breaks; the screen shows until when once it has asked anew.
  if (code === 'DEPOSIT_LIMIT' || code === 'ON_BREAK') {
    return <Notice tone="danger" title={code === 'ON_BREAK' ? t('room.break.title') : t('room.limit.title')} />;
  }
  return (
    <Notice tone="danger" title={errorText(failure)}>
      {code === 'METHOD_DOWN' ? t('deposit.otherMethod') : t('deposit.nothingSent')}
    </Notice>
  );
}
