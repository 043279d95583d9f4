import { type Money, compareMoney, toGatewayLanguage } from '@parlour/kernel';
import { useAmountText, useLocale } from '@parlour/merchant';
import { usePlayState } from '@parlour/player';
import { Card } from '@parlour/ui/card';
import { ChoiceCards } from '@parlour/ui/choice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetDepositPromotionsQuery } from '../../api/moneyExtrasApi';
import { hasWithdrawn } from '../../depositPromptMemory';
import type { DepositPromotion } from '../../wire/transfer';

const PromotionSheet = lazy(async () => ({ default: (await import('./PromotionSheet')).PromotionSheet }));

export type PromotionPickerProps = {
  value: DepositPromotion | undefined;
  amount: Money | undefined;
  symbol: string;
  onChange: (promotion: DepositPromotion | undefined) => void;
};

const NONE = 'none';

/**
 * Picks a promotion for the deposit. None is selected until the player accepts its terms (product 4.6). Hidden after a withdrawal
 * (4.7) and where promotions are hidden (4.21).
 */
export function PromotionPicker({ value, amount, symbol, onChange }: PromotionPickerProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const amountText = useAmountText(symbol);
  const mayOffer = usePlayState().mayPromote && !hasWithdrawn();
  const { data: promotions = [] } = useGetDepositPromotionsQuery({ language: toGatewayLanguage(locale) }, { skip: !mayOffer });
  const [shownId, setShownId] = useState<string>();
  const shown = promotions.find(({ promotionId }) => promotionId === shownId);
  if (!mayOffer || promotions.length === 0) return null;

  const items = promotions.map(({ promotionId, title, min, maxBonus, turnoverTimes }) => ({
    id: promotionId,
    title,
    text: t('promotion.line', { min: amountText(min, 'short'), max: amountText(maxBonus, 'short'), times: turnoverTimes }),
  }));
  const tooLittle = value && amount !== undefined && compareMoney(amount, value.min) < 0;

  function handleChoice(id: string) {
    if (id === NONE) onChange(undefined);
    else setShownId(id);
  }
  function handleAccept(promotion: DepositPromotion) {
    onChange(promotion);
    setShownId(undefined);
  }

  return (
    <Card>
      <Stack>
        <SectionTitle title={t('promotion.title')} />
        <ChoiceCards
          layout="list"
          items={[{ id: NONE, title: t('promotion.none'), text: t('promotion.noneText') }, ...items]}
          value={value?.promotionId ?? NONE}
          onChange={handleChoice}
          label={t('promotion.title')}
        />
        <p role="status">{tooLittle && t('promotion.tooLittle', { min: amountText(value.min, 'short') })}</p>
      </Stack>
      {shown && (
        <Suspense>
          <PromotionSheet promotion={shown} symbol={symbol} onAccept={handleAccept} onClose={() => setShownId(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
