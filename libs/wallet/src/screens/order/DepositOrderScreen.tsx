import { serverNow, useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useOffers } from '@parlour/site';
import { mayHaveHappened } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCancelDepositMutation } from '../../api/ordersApi';
import { SupportLink } from '../../parts/SupportLinks';
import { awaitsPayment, hasFailed } from '../../rules/orderSteps';
import type { Order } from '../../wire/order';
import { CreditedCard } from './CreditedCard';
import { OrderPage } from './OrderPage';
import styles from './OrderScreens.module.css';
import { PayCard } from './PayCard';
import { ProofCard } from './ProofCard';

/** Shows a deposit order from creation to the credited balance: pay, report, follow. */
export function DepositOrderScreen({ children }: PropsWithChildren) {
  const [openedAt] = useState(serverNow);
  const takesProofs = useOffers('putProof');
  return (
    <OrderPage
      kind="deposit"
      renderBody={(order, now) => (
        <>
          {order.status === 'successful' && <Credited order={order} isNews={order.updatedAt > openedAt} />}
          {awaitsPayment(order, now) && <PayCard order={order} now={now} />}
          {takesProofs && order.status !== 'successful' && order.status !== 'cancelled' && <ProofCard order={order} />}
        </>
      )}
      renderNext={(order) => <DepositNext order={order} />}
    >
      {children}
    </OrderPage>
  );
}

function Credited({ order, isNews }: { order: Order; isNews: boolean }) {
  const { t } = useTranslation('wallet');
  if (order.balanceAfter) return <CreditedCard order={order} isNews={isNews} />;
  return (
    <Button as={Link} to={paths.home} block icon="play">
      {t('order.play')}
    </Button>
  );
}

function DepositNext({ order }: { order: Order }) {
  const { t } = useTranslation('wallet');
  const { status, orderNo } = order;
  const canCancel = useOffers('cancelDeposit');
  const isOver = hasFailed(order);
  return (
    <div className={styles.next}>
      {status === 'checking' && <Notice tone="info">{t('order.mayLeave')}</Notice>}
      {status === 'pending' && (
        <Button as={Link} to={paths.wallet.deposit} variant="secondary" block>
          {t('order.changeMethod')}
        </Button>
      )}
      {canCancel && status === 'pending' && <CancelDeposit orderNo={orderNo} />}
      {isOver && (
        <Button as={Link} to={paths.wallet.deposit} block>
          {t('order.depositAgain')}
        </Button>
      )}
      <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="ghost" block>
        {t('order.toRecords')}
      </Button>
      {isOver && status !== 'cancelled' && <SupportLink />}
    </div>
  );
}

/** Cancels an unpaid deposit after a confirmation. A lost reply does no harm: cancelling again changes nothing. */
function CancelDeposit({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelDepositMutation();

  return (
    <>
      <Button variant="ghost" block onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <Sheet open={isAsking} title={t('cancel.title')} closeLabel={t('cancel.keep')} onClose={() => setAsking(false)}>
        <Stack>
          <p>{t('cancel.text')}</p>
          {error !== undefined && (
            <Notice tone={mayHaveHappened(error) ? 'info' : 'danger'}>
              {mayHaveHappened(error) ? t('cancel.unknown') : errorText(error)}
            </Notice>
          )}
          <Button variant="danger" block busy={isLoading} onClick={() => void cancel({ orderNo })}>
            {t('cancel.submit')}
          </Button>
          <Button variant="secondary" block onClick={() => setAsking(false)}>
            {t('cancel.keep')}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
