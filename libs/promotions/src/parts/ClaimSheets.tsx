import { paths } from '@parlour/kernel';
import { addMoney, compareMoney, formatMoney, wageringOf } from '@parlour/kernel/money';
import { useLocale, useOffers } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Money } from '@parlour/ui/money';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Claims } from '../hooks/useClaims';
import type { Receipt, Reward } from '../wire/rewardWire';
import { pictureOf, RewardArt } from './RewardArt';
import styles from './ClaimSheets.module.css';

/** The sheets of a claim: the confirmation before it, and the receipt after it. Both show the balance (`children`). */
export function ClaimSheets({ claims, children }: PropsWithChildren<{ claims: Claims }>) {
  if (claims.receipts) {
    return (
      <ReceiptSheet receipts={claims.receipts} onClose={claims.close}>
        {children}
      </ReceiptSheet>
    );
  }
  if (!claims.asked) {
    // Mounted but hidden, the balance reads its value before the claim, so that the receipt can count up from it.
    return claims.claiming.length > 0 && <div hidden>{children}</div>;
  }
  return (
    <ClaimSheet rewards={claims.asked} isBusy={claims.claiming.length > 0} onClaim={() => void claims.confirm()} onClose={claims.cancel}>
      {children}
    </ClaimSheet>
  );
}

type ClaimSheetProps = PropsWithChildren<{ rewards: readonly Reward[]; isBusy: boolean; onClaim: () => void; onClose: () => void }>;

/** At most this many fit side by side. */
const PICTURES = 3;

/** Asks before a claim: the amount, the wagering, and that withdrawals stay as they are. `children` is the present balance. */
function ClaimSheet({ rewards, isBusy, onClaim, onClose, children }: ClaimSheetProps) {
  const { t } = useTranslation('promotions');
  const symbol = rewards[0]?.currencySymbol ?? '';
  const amountText = useAmountText(symbol);
  const sum = (part: (reward: Reward) => string) => rewards.reduce((total, reward) => addMoney(total, part(reward)), '0.00');
  const turnoverOf = ({ amount, turnoverTimes }: Reward) =>
    wageringOf({ turnoverTimes: turnoverTimes ?? '0' }, { received: '0', bonus: amount ?? '0', symbol });
  const total = amountText(sum(({ amount }) => amount ?? '0'));
  // A reward without turnover is cash at once.
  const cash = sum((reward) => (compareMoney(turnoverOf(reward), '0') > 0 ? '0' : (reward.amount ?? '0')));

  return (
    <Sheet
      open
      title={t('claimSheet.title', { count: rewards.length })}
      closeLabel={t('claimSheet.close')}
      onClose={onClose}
      footer={
        <Button block busy={isBusy} onClick={onClaim}>
          {t('claimSheet.submit', { amount: total })}
        </Button>
      }
    >
      <Stack>
        <div className={styles.pictures}>
          {rewards.slice(0, PICTURES).map((reward) => (
            <RewardArt key={reward.rewardId} picture={pictureOf(reward)} size="l" />
          ))}
        </div>
        <Facts
          rows={[
            ...rewards.map(({ title, amount }) => ({ label: title, value: amountText(amount ?? '0') })),
            { label: t('claimSheet.wagering'), value: amountText(sum(turnoverOf)) },
            ...(compareMoney(cash, '0') > 0 ? [{ label: t('claimSheet.cash'), value: amountText(cash) }] : []),
            { label: t('claimSheet.withdrawals'), value: t('claimSheet.unchanged') },
          ]}
        />
        {children}
        <p>{t('claimSheet.text')}</p>
      </Stack>
    </Sheet>
  );
}

type ReceiptSheetProps = PropsWithChildren<{ receipts: readonly Receipt[]; onClose: () => void }>;

/** Shows the result of a claim: the credited amount, the balance (`children`), the added turnover, and a link to the record. */
function ReceiptSheet({ receipts, onClose, children }: ReceiptSheetProps) {
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
          <Money symbol={symbol} digits={`+${formatMoney(total, { locale, symbol })}`} tone="gold" size="xl" />
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

type WhySheetProps = { reward: Reward; onClose: () => void };

/** Explains why a reward was not approved and links to customer support. */
export function WhySheet({ reward, onClose }: WhySheetProps) {
  const { t } = useTranslation('promotions');
  const hasFeedback = useOffers('sendFeedback');
  return (
    <Sheet
      open
      title={t('why.title')}
      closeLabel={t('receipt.close')}
      onClose={onClose}
      footer={
        hasFeedback && (
          <Button block as={Link} variant="secondary" to={paths.messaging.feedback}>
            {t('why.ask')}
          </Button>
        )
      }
    >
      <Stack>
        <p>{reward.title}</p>
        <p>{reward.reason ?? t('why.unknown')}</p>
      </Stack>
    </Sheet>
  );
}
