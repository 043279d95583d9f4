import { addMoney, compareMoney, formatMoney, paths } from '@parlour/kernel';
import { useAmountText, useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Money } from '@parlour/ui/money';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Receipt } from '../wire/rewardWire';
import styles from './ReceiptSheet.module.css';
import { RewardArt } from './reward-art/RewardArt';

type ReceiptSheetProps = PropsWithChildren<{ receipts: readonly Receipt[]; onClose: () => void }>;

/** Shows the result of a claim: the credited amount, the balance (`children`), the added turnover, and a link to the record. */
export function ReceiptSheet({ receipts, onClose, children }: ReceiptSheetProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const symbol = receipts[0]?.currencySymbol ?? '';
  const amountText = useAmountText(symbol, 'short');
  const sum = (amounts: string[]) => amounts.reduce((total, amount) => addMoney(total, amount), '0.00');
  const total = sum(receipts.map(({ amount }) => amount));
  const turnover = sum(receipts.map(({ turnoverAdded }) => turnoverAdded));

  return (
    <Sheet
      open
      title={t('receipt.title')}
      closeLabel={t('receipt.close')}
      onClose={onClose}
      footer={
        <Button block as={Link} variant="secondary" to={paths.wallet.withdraw}>
          {t('receipt.turnoverLink')}
        </Button>
      }
    >
      <Stack gap={4}>
        <div className={styles.total}>
          <RewardArt picture="chest" size="l" />
          {t(compareMoney(turnover, '0') > 0 ? 'receipt.creditedBonus' : 'receipt.credited')}
          <Money symbol={symbol} digits={`+${formatMoney(total, { locale, decimals: 2 })}`} tone="gold" size="xl" />
        </div>
        {children}
        <Facts
          rows={[
            ...receipts.map(({ title, claimNo, amount }) => ({ label: `${title} · ${claimNo}`, value: amountText(amount) })),
            { label: t('receipt.turnoverAdded'), value: amountText(turnover) },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
