import { formatMoney, toastRequested } from '@parlour/kernel';
import { useErrorText } from '@parlour/api-client';
import { useMerchant } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { CopyRow } from '@parlour/ui/facts';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { SectionTitle } from '@parlour/ui/section';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useConfirmDepositPaidMutation } from '../api/ordersApi';
import { mayHaveHappened } from '../rules/moneyIntent';
import { payUrl } from '../rules/payUrl';
import type { Order } from '../wire/order';
import { Countdown } from './Countdown';
import styles from './PayCard.module.css';

const MAX_REFERENCE = 60;

/** Where to pay, what exactly, until when; then the player's word that it is done. */
export function PayCard({ order, now }: { order: Order; now: number }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const { frameHosts } = useMerchant();
  const [confirm, { isLoading, error }] = useConfirmDepositPaidMutation();
  const [reference, setReference] = useState('');
  const { payTo } = order;
  const page = payUrl(payTo?.url, frameHosts);
  const copy = { copyLabel: t('copy.button'), copiedLabel: t('copy.done') };
  // No separators: payment apps take the bare number.
  const amount = formatMoney(order.amount, { locale: 'en', decimals: 2 }).replaceAll(',', '');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { error: failure } = await confirm({ orderNo: order.orderNo, reference: reference.trim() || undefined });
    if (!failure) dispatch(toastRequested({ level: 'success', text: t('pay.reported') }));
  }

  return (
    <Card tone="accent">
      <Stack>
        <SectionTitle title={t('pay.title', { provider: payTo?.provider ?? order.methodName })} />
        {order.expiresAt != null && <Countdown until={order.expiresAt} now={now} />}
        {payTo?.qr && (
          <figure className={styles.qr}>
            <QrCode value={payTo.qr} label={t('pay.qr', { provider: payTo.provider })} />
            <figcaption className={styles.caption}>{t('pay.qrHint')}</figcaption>
          </figure>
        )}
        <div>
          {payTo?.accountName && <CopyRow label={t('pay.accountName')} value={payTo.accountName} {...copy} />}
          {payTo?.accountNumber && <CopyRow label={t('pay.accountNumber')} value={payTo.accountNumber} {...copy} />}
          <CopyRow label={t('pay.amount')} value={amount} {...copy} />
        </div>
        {payTo?.note && <p className={styles.note}>{payTo.note}</p>}
        <p className={styles.note}>{t('pay.exactHint')}</p>
        {page && (
          <Button as="a" href={page.href} referrerPolicy="no-referrer" block icon="external">
            {t('pay.openPage', { host: page.host })}
          </Button>
        )}
        <form onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
          <TextField
            label={t('pay.reference')}
            hint={t('pay.referenceHint')}
            maxLength={MAX_REFERENCE}
            autoComplete="off"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
          {error !== undefined && (
            <Notice tone={mayHaveHappened(error) ? 'info' : 'danger'}>
              {mayHaveHappened(error) ? t('pay.reportUnknown') : errorText(error)}
            </Notice>
          )}
          <Button type="submit" variant={page ? 'secondary' : 'primary'} block busy={isLoading}>
            {t('pay.paid')}
          </Button>
        </form>
      </Stack>
    </Card>
  );
}
