import { type Money, compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ChoiceCards } from '@parlour/ui/choice';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bonusFor, bonusTurnoverFor } from '../../rules/quote';
import type { DepositPromotion } from '../../wire/transfer';
import type { PromotionChoice } from './usePromotion';

const PromotionSheet = lazy(async () => ({ default: (await import('./PromotionSheet')).PromotionSheet }));

export type PromotionPickerProps = {
  choice: PromotionChoice;
  amount: Money | undefined;
  /** What arrives of the amount. */
  received: Money;
  symbol: string;
};

const NONE = 'none';

/** Picks a promotion for the deposit and says in a sentence what it brings and asks for. */
export function PromotionPicker({ choice: { promotions, chosen, isLinkDead, choose }, amount, received, symbol }: PromotionPickerProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const shortText = (value: Money) => amountText(value, 'short');
  const [shownId, setShownId] = useState<string>();
  const shown = promotions.find(({ promotionId }) => promotionId === shownId);
  const gone = isLinkDead && <Notice tone="info">{t('promotion.gone')}</Notice>;
  if (promotions.length === 0) return gone || null;

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
  function handleChoice(id: string) {
    if (id === NONE) choose(undefined);
    else setShownId(id);
  }
  function handleAccept(promotion: DepositPromotion) {
    choose(promotion);
    setShownId(undefined);
  }

  return (
    <Card>
      <Stack>
        <SectionTitle title={t('promotion.title')} />
        {gone}
        <ChoiceCards
          layout="list"
          items={[...items, { id: NONE, title: t('promotion.none'), text: t('promotion.noneText') }]}
          value={chosen?.promotionId ?? NONE}
          onChange={handleChoice}
          label={t('promotion.title')}
        />
        <p role="status">{chosen && meaning(chosen)}</p>
        {chosen && (
          <>
            <p>{t('promotion.locksItself')}</p>
            <Button variant="secondary" block onClick={() => setShownId(chosen.promotionId)}>
              {t('promotion.terms')}
            </Button>
            <Button variant="ghost" block onClick={() => choose(undefined)}>
              {t('promotion.remove')}
            </Button>
          </>
        )}
      </Stack>
      {shown && (
        <Suspense>
          <PromotionSheet
            promotion={shown}
            symbol={symbol}
            isChosen={shown === chosen}
            onAccept={handleAccept}
            onClose={() => setShownId(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
