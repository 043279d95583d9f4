import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderPage } from './OrderPage';
import { SupportLink } from '../../parts/SupportLinks';
import { isFinal } from '../../rules/orderSteps';
import type { Order } from '../../wire/order';
import styles from './OrderScreens.module.css';

/**
 * Shows a withdrawal order from creation to the payout. It cannot be reversed into play (product decision 2), and the page says
 * why.
 */
export function WithdrawOrderScreen({ children }: PropsWithChildren) {
  return (
    <OrderPage kind="withdrawal" renderNext={(order) => <WithdrawNext order={order} />}>
      {children}
    </OrderPage>
  );
}

function WithdrawNext({ order }: { order: Order }) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.next}>
      {!isFinal(order) && (
        <Notice tone="info" title={t('order.noCancel.title')}>
          {t('order.noCancel.text')}
        </Notice>
      )}
      {order.status === 'rejected' && (
        <Button as={Link} to={paths.wallet.withdraw} block>
          {t('order.withdrawAgain')}
        </Button>
      )}
      <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant={isFinal(order) ? 'ghost' : 'secondary'} block>
        {t('order.toRecords')}
      </Button>
      {order.status === 'rejected' && <SupportLink />}
    </div>
  );
}
