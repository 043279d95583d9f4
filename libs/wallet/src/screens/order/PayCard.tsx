import { useCatalogueText, useErrorText } from '@parlour/api-client';
import { OpenInBrowser } from '@parlour/content';
import { toastRequested } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import { toCurrency } from '@parlour/kernel/money';
import { typedDigits } from '@parlour/kernel/typed';
import { useMerchant, useOffers } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { mayHaveHappened } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Countdown } from '@parlour/ui/countdown';
import { CopyRow } from '@parlour/ui/facts';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { SectionTitle } from '@parlour/ui/section';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useConfirmDepositPaidMutation } from '../../api/ordersApi';
import type { Order } from '../../wire/order';
import styles from './PayCard.module.css';
import { payUrl } from './payUrl';

const SOON_MS = 120_000;

/** Shows where to pay, the exact amount and the deadline, then the form to report the payment. */
export function PayCard({ order, now }: { order: Order; now: number }) {
  const { t } = useTranslation('wallet');
  const catalogueText = useCatalogueText();
  const amountText = useAmountText(order.currencySymbol);
  const { frameHosts, linkHosts } = useMerchant();
  const { provider, accountName, accountNumber, qr, url, appUrl, note } = order.payTo ?? { provider: order.methodName };
  const listedHosts = [...frameHosts, ...linkHosts];
  const page = payUrl(url, listedHosts);
  const walletApp = payUrl(appUrl, listedHosts);
  // The payment page already contains the amount.
  const isTransfer = Boolean(accountNumber) || Boolean(qr) || !page;
  const rows = [
    { label: t('pay.accountName'), value: accountName, shown: undefined },
    { label: t('pay.accountNumber'), value: accountNumber, shown: undefined },
    // Copies plain digits, because payment apps do not accept separators.
    { label: t('pay.amount'), value: toCurrency(order.amount, order.currencySymbol), shown: amountText(order.amount) },
  ];

  return (
    <Card>
      <Stack>
        <SectionTitle title={t('pay.title', { provider })} />
        {order.expiresAt != null && <Countdown label={t('pay.timeLeft')} until={order.expiresAt} now={now} soonMs={SOON_MS} size="l" />}
        {walletApp && (
          <Button as="a" href={walletApp.href} referrerPolicy="no-referrer" block icon="external">
            {t('pay.openApp', { provider })}
          </Button>
        )}
        {qr && (
          <figure className={styles.qr}>
            <QrCode value={qr} label={t('pay.qr', { provider })} />
            <figcaption className={styles.note}>{t('pay.qrHint')}</figcaption>
          </figure>
        )}
        {isTransfer && (
          <div>
            {rows.map(
              ({ label, value, shown }) =>
                value && (
                  <CopyRow
                    key={label}
                    label={label}
                    value={value}
                    shown={shown}
                    copyLabel={t('copy.button')}
                    copiedLabel={t('copy.done')}
                  />
                ),
            )}
          </div>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {isTransfer && <p className={styles.note}>{t('pay.exactHint')}</p>}
        {url && !page && <Notice tone="danger">{catalogueText('linkBlocked')}</Notice>}
        {page && (
          <>
            {deviceOf(window).inApp && <p className={styles.note}>{t('pay.leaves')}</p>}
            <Button as="a" href={page.href} referrerPolicy="no-referrer" block icon="external">
              {t('pay.openPage', { host: page.host })}
            </Button>
            <OpenInBrowser question={t('pay.notOpening')} why={t('pay.inApp')} />
          </>
        )}
        <PaidForm orderNo={order.orderNo} isSecondary={page !== undefined || walletApp !== undefined} />
      </Stack>
    </Card>
  );
}

type PaidFormProps = {
  orderNo: string;
  /** True if a payment page link above is the primary action. */
  isSecondary: boolean;
};

const MAX_REFERENCE = 60;

/** Lets the player report the transfer, with an optional reference number. The button comes first, so that it is in view. */
function PaidForm({ orderNo, isSecondary }: PaidFormProps) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [confirm, { isLoading, error }] = useConfirmDepositPaidMutation();
  const [reference, setReference] = useState('');
  const isUnknown = error !== undefined && mayHaveHappened(error);
  const read = typedDigits(reference);
  const isTooLong = read.length > MAX_REFERENCE;
  const isOffered = useOffers('confirmDepositPaid');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    const { error: failure } = await confirm({ orderNo, reference: read || undefined });
    if (!failure) dispatch(toastRequested({ level: 'success', text: t('pay.reported') }));
  }

  if (!isOffered) return null;
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
      {error !== undefined && <Notice tone={isUnknown ? 'info' : 'danger'}>{isUnknown ? t('pay.reportUnknown') : errorText(error)}</Notice>}
      <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} block busy={isLoading}>
        {t('pay.paid')}
      </Button>
      <TextField
        label={t('pay.reference')}
        hint={t('pay.referenceHint')}
        error={isTooLong && t('field.tooLong', { max: MAX_REFERENCE })}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
    </form>
  );
}
