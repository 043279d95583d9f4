import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { usePlayState } from '@parlour/player';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetDepositPromotionsQuery } from '../../api/moneyExtrasApi';
import { hasWithdrawn } from '../../depositPromptMemory';
import type { DepositPromotion } from '../../wire/transfer';

export type PromotionChoice = {
  promotions: DepositPromotion[];
  isLoading: boolean;
  chosen: DepositPromotion | undefined;
  /** True if the player followed the link of a promotion that is not offered. */
  isLinkDead: boolean;
  choose: (promotion: DepositPromotion | undefined) => void;
};

/**
 * The promotion of a deposit. None is chosen until the player accepts its terms (product 4.6), unless the player came by the link
 * of a promotion (`?promotion=`): that one stands first and is chosen. Nothing is offered after a withdrawal (4.7) and where
 * promotions are hidden (4.21).
 */
export function usePromotion(): PromotionChoice {
  const locale = useLocale();
  const [query] = useSearchParams();
  const linkedId = query.get('promotion');
  const mayOffer = usePlayState().mayPromote && !hasWithdrawn();
  const { data, isLoading } = useGetDepositPromotionsQuery(
    { language: toGatewayLanguage(locale) },
    { skip: !mayOffer, refetchOnMountOrArgChange: true },
  );
  // Undefined until the player chooses, null for none.
  const [chosenId, setChosenId] = useState<string | null>();
  const all = mayOffer ? (data ?? []) : [];
  const linked = all.find(({ promotionId }) => promotionId === linkedId);

  return {
    promotions: linked ? [linked, ...all.filter((one) => one !== linked)] : all,
    isLoading,
    chosen: chosenId === undefined ? linked : all.find(({ promotionId }) => promotionId === chosenId),
    isLinkDead: linkedId !== null && !linked && mayOffer && data !== undefined,
    choose: (promotion) => setChosenId(promotion?.promotionId ?? null),
  };
}
