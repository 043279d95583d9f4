import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import type { DepositPromotion } from '../../wire/transfer';

export type PromotionSheetProps = {
  promotion: DepositPromotion;
  symbol: string;
  /** True if the player has accepted the terms already. */
  isChosen: boolean;
  onAccept: (promotion: DepositPromotion) => void;
  onClose: () => void;
};

/** Shows the terms of a promotion. Accepting them selects it. */
export function PromotionSheet({ promotion, symbol, isChosen, onAccept, onClose }: PromotionSheetProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const { title, min, maxBonus, turnoverTimes, turnoverBase, excluded, terms, isFirstOnly } = promotion;

  return (
    <Sheet
      open
      title={title}
      closeLabel={t('promotion.close')}
      onClose={onClose}
      footer={
        !isChosen && (
          <Button block onClick={() => onAccept(promotion)}>
            {t('promotion.accept')}
          </Button>
        )
      }
    >
      <Stack>
        <Facts
          rows={[
            { label: t('promotion.min'), value: amountText(min, 'short') },
            { label: t('promotion.most'), value: amountText(maxBonus, 'short') },
            { label: t('promotion.play'), value: t(`promotion.times.${turnoverBase}`, { times: turnoverTimes }) },
            { label: t('promotion.excluded'), value: excluded.join(', ') || '—' },
          ]}
        />
        {isFirstOnly && <p>{t('promotion.firstOnly')}</p>}
        <p>{terms}</p>
        <p>{t('promotion.locksItself')}</p>
      </Stack>
    </Sheet>
  );
}
