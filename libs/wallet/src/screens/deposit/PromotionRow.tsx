import { toGatewayLanguage } from '@parlour/kernel';
import { compareMoney, type Money, wageringOf } from '@parlour/kernel/money';
import { usePlayState } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Button, IconButton } from '@parlour/ui/button';
import { ChoiceCards } from '@parlour/ui/choice';
import { Facts } from '@parlour/ui/facts';
import { Icon } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetDepositPromotionsQuery } from '../../api/depositsApi';
import { bonusFor } from '../../rules/quote';
import { hasWithdrawn } from '../../walletSlice';
import type { DepositPromotion } from '../../wire/deposit';
import styles from './PromotionRow.module.css';

type PromotionRowProps = {
  choice: PromotionChoice;
  amount: Money | undefined;
  /** The amount that arrives, after fees. */
  received: Money;
  /** The wagering of the deposit itself, as a multiple of it. */
  depositTimes: Money;
  symbol: string;
};

/**
 * Says in a sentence which bonus the chosen promotion brings and which turnover it needs, and removes it. A tap opens the sheet of all
 * promotions.
 */
export function PromotionRow({ choice, amount, received, depositTimes, symbol }: PromotionRowProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const shortText = (value: Money) => amountText(value, 'short');
  const meaningId = useId();
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
    const bonus = bonusFor(amount, promotion, symbol);
    const turnover = wageringOf(promotion, { received, bonus, symbol });
    return t('promotion.means', {
      bonus: shortText(bonus),
      amount: shortText(amount),
      times: promotion.turnoverTimes,
      turnover: shortText(turnover),
    });
  }

  return (
    <div>
      <div className={styles.row}>
        <ListRow
          as="button"
          aria-haspopup="dialog"
          aria-describedby={chosen && meaningId}
          start={mark}
          title={chosen?.title ?? t('promotion.none')}
          text={!chosen && t('promotion.available', { count: promotions.length })}
          onClick={() => setOpen(true)}
        />
        {chosen && <IconButton icon="x" tone="dim" label={t('promotion.remove')} onClick={() => choose(undefined)} />}
      </div>
      {/* A live region inside the button would be read as its name, and not when it changes. */}
      <p id={meaningId} role="status" className={styles.meaning}>
        {chosen && meaning(chosen)}
      </p>
      {isOpen && <PromotionListSheet choice={choice} depositTimes={depositTimes} symbol={symbol} onClose={() => setOpen(false)} />}
    </div>
  );
}

type PromotionChoice = {
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

type PromotionListSheetProps = { choice: PromotionChoice; depositTimes: Money; symbol: string; onClose: () => void };

const NONE = 'none';

/** Picks a promotion for the deposit. A tap on one opens its terms; accepting them chooses it. */
function PromotionListSheet({ choice: { promotions, chosen, choose }, depositTimes, symbol, onClose }: PromotionListSheetProps) {
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
      base: t(`promotion.inSentence.${turnoverBase}`),
    }),
  }));
  const isFree = compareMoney(depositTimes, '0') === 0;
  const none = { id: NONE, title: t('promotion.none'), text: isFree ? undefined : t('promotion.noneText', { times: depositTimes }) };

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
            items={[...items, none]}
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

type PromotionSheetProps = {
  promotion: DepositPromotion;
  symbol: string;
  /** True if the player has accepted the terms already. */
  isChosen: boolean;
  onAccept: (promotion: DepositPromotion) => void;
  onClose: () => void;
};

/** Shows the terms of a promotion. Accepting them selects it. */
function PromotionSheet({ promotion, symbol, isChosen, onAccept, onClose }: PromotionSheetProps) {
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
