import { type Money, compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { IconButton } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bonusFor, bonusTurnoverFor } from '../../rules/quote';
import type { DepositPromotion } from '../../wire/transfer';
import { PromotionListSheet } from './PromotionListSheet';
import styles from './PromotionRow.module.css';
import type { PromotionChoice } from './usePromotion';

export type PromotionRowProps = {
  choice: PromotionChoice;
  amount: Money | undefined;
  /** The amount that arrives, after fees. */
  received: Money;
  symbol: string;
};

/**
 * Says in a sentence which bonus the chosen promotion brings and which turnover it needs, and removes it. A tap opens the sheet of all
 * promotions.
 */
export function PromotionRow({ choice, amount, received, symbol }: PromotionRowProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const shortText = (value: Money) => amountText(value, 'short');
  const [isOpen, setOpen] = useState(false);
  const { promotions, isLoading, chosen, choose } = choice;
  const mark = (
    <span className={styles.mark}>
      <Icon name="gift" />
    </span>
  );
  if (isLoading) return <ListRow start={mark} title={t('promotion.none')} text={'\u00a0'} />;
  if (promotions.length === 0) return null;

  function meaning(promotion: DepositPromotion): string {
    if (amount === undefined) return t('promotion.needsAmount', { min: shortText(promotion.min) });
    if (compareMoney(amount, promotion.min) < 0) return t('promotion.tooLittle', { min: shortText(promotion.min) });
    const bonus = bonusFor(amount, promotion);
    const turnover = bonusTurnoverFor({ received, bonus }, promotion);
    return t('promotion.means', {
      bonus: shortText(bonus),
      amount: shortText(amount),
      times: promotion.turnoverTimes,
      turnover: shortText(turnover),
    });
  }

  return (
    <div className={styles.row}>
      <ListRow
        as="button"
        aria-haspopup="dialog"
        start={mark}
        title={chosen?.title ?? t('promotion.none')}
        text={<span role="status">{chosen ? meaning(chosen) : t('promotion.available', { count: promotions.length })}</span>}
        onClick={() => setOpen(true)}
      />
      {chosen && <IconButton icon="x" tone="dim" label={t('promotion.remove')} onClick={() => choose(undefined)} />}
      {isOpen && <PromotionListSheet choice={choice} symbol={symbol} onClose={() => setOpen(false)} />}
    </div>
  );
}
