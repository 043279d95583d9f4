import { type Money } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { ChoiceCards } from '@parlour/ui/choice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositPromotion } from '../../wire/transfer';
import { PromotionSheet } from './PromotionSheet';
import type { PromotionChoice } from './usePromotion';

export type PromotionListSheetProps = { choice: PromotionChoice; symbol: string; onClose: () => void };

const NONE = 'none';

/** Picks a promotion for the deposit. A tap on one opens its terms; accepting them chooses it. */
export function PromotionListSheet({ choice: { promotions, chosen, choose }, symbol, onClose }: PromotionListSheetProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const shortText = (value: Money) => amountText(value, 'short');
  const [shownId, setShownId] = useState<string>();
  const shown = promotions.find(({ promotionId }) => promotionId === shownId);

  const items = promotions.map(({ promotionId, title, min, maxBonus, turnoverTimes, turnoverBase }) => ({
    id: promotionId,
    title,
    text: t('promotion.line', {
      min: shortText(min),
      max: shortText(maxBonus),
      times: turnoverTimes,
      base: t(`promotion.base.${turnoverBase}`),
    }),
  }));

  function handleChoice(id: string) {
    if (id === NONE) choose(undefined);
    else setShownId(id);
  }
  function handleAccept(promotion: DepositPromotion) {
    choose(promotion);
    onClose();
  }

  return (
    <>
      <Sheet open title={t('promotion.title')} closeLabel={t('promotion.close')} onClose={onClose}>
        <Stack>
          <ChoiceCards
            layout="list"
            items={[...items, { id: NONE, title: t('promotion.none'), text: t('promotion.noneText') }]}
            value={chosen?.promotionId ?? NONE}
            onChange={handleChoice}
            label={t('promotion.title')}
          />
          {chosen && (
            <>
              <p>{t('promotion.locksItself')}</p>
              <Button variant="secondary" block onClick={() => setShownId(chosen.promotionId)}>
                {t('promotion.terms')}
              </Button>
            </>
          )}
        </Stack>
      </Sheet>
      {shown && (
        <PromotionSheet
          promotion={shown}
          symbol={symbol}
          isChosen={shown === chosen}
          onAccept={handleAccept}
          onClose={() => setShownId(undefined)}
        />
      )}
    </>
  );
}
