import { serverNow } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { compareMoney, type Money } from '@parlour/kernel/money';
import { PauseNotice, usePlayState } from '@parlour/player';
import { useFlag } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRemainingLimitQuery } from '../../api/depositsApi';
import { useCurrencySymbol } from '../../api/walletsApi';
import { type BudgetPeriod, passedBudget, readBudget } from '../../depositBudget';
import { usePlayer } from '../../moneyDraft';
import type { Deposit } from '../../orderSubmission';
import { noteLimitOffered, wasLimitOffered } from '../../walletSlice';

/**
 * Hides the form during a break or while a limit is used up, and shows when it ends. If this is unknown, the gateway decides on
 * submit. In a `Stack`, the form appears together with what is left of the limit.
 */
export function RemainingLimitGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const { data: limit, isLoading } = useGetRemainingLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const { remaining, resetsAt } = limit ?? {};
  // A known break applies even while the gateway is slow or down. A self-exclusion may have no end.
  const { pause } = usePlayState();
  const breakUntil = limit?.breakUntil;

  if (pause) return <PauseNotice look="page" />;
  if (breakUntil != null && breakUntil > serverNow()) return <PauseNotice look="page" pause={{ kind: 'break', until: breakUntil }} />;
  if (remaining != null && compareMoney(remaining, '0') <= 0) {
    return (
      <EmptyState
        icon="shield"
        title={t('remainingLimit.limit.title')}
        text={resetsAt == null ? undefined : t('remainingLimit.limit.text', { time: dates.full(resetsAt) })}
        action={
          <Button as={Link} to={paths.session.playControls} variant="secondary">
            {t('remainingLimit.controls')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {isLoading && <div data-loading hidden />}
      <LimitLeft remaining={remaining} />
      {children}
    </>
  );
}

function LimitLeft({ remaining }: { remaining: string | null | undefined }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(useCurrencySymbol());
  return remaining != null && <Notice tone="info">{t('remainingLimit.left', { amount: amountText(remaining) })}</Notice>;
}

/**
 * Offers to set a limit when the first deposit is to be paid. It is shown once and never blocks the deposit (product 4.6); whoever has a limit is
 * not asked. `question` is rendered over the form.
 */
export function useLimitOffer(send: (deposit: Deposit) => void): { send: (deposit: Deposit) => void; question: ReactNode } {
  const hasLimits = useFlag('playLimits');
  const { data: limit } = useGetRemainingLimitQuery();
  const [asked, setAsked] = useState<Deposit>();
  const isMeant = hasLimits && limit?.isFirst === true && limit.remaining == null;

  function handleSend(deposit: Deposit): void {
    if (isMeant && !wasLimitOffered()) setAsked(deposit);
    else send(deposit);
  }

  const question = asked && (
    <LimitSheet
      onClose={() => {
        noteLimitOffered();
        setAsked(undefined);
      }}
      onLater={() => {
        noteLimitOffered();
        setAsked(undefined);
        send(asked);
      }}
    />
  );
  return { send: handleSend, question };
}

type LimitSheetProps = { onClose: () => void; /** Pays without a limit. */ onLater: () => void };

function LimitSheet({ onClose, onLater }: LimitSheetProps) {
  const { t } = useTranslation('wallet');
  return (
    <Sheet open title={t('firstDeposit.title')} closeLabel={t('firstDeposit.close')} onClose={onClose}>
      <Stack>
        <p>{t('firstDeposit.text')}</p>
        <Button as={Link} to={to(paths.session.playControls, {}, { returnTo: paths.wallet.deposit })} block onClick={noteLimitOffered}>
          {t('firstDeposit.set')}
        </Button>
        <Button variant="secondary" block onClick={onLater}>
          {t('firstDeposit.later')}
        </Button>
      </Stack>
    </Sheet>
  );
}

type Asked = { deposit: Deposit; passed: NonNullable<ReturnType<typeof passedBudget>> };

/** Asks for confirmation before a deposit exceeds the player's own budget. `question` is rendered over the form. */
export function useBudgetCheck(send: (deposit: Deposit) => Promise<unknown>): {
  send: (deposit: Deposit) => void;
  question: ReactNode;
} {
  const player = usePlayer();
  const [asked, setAsked] = useState<Asked>();

  function handleSend(deposit: Deposit): void {
    const passed = player && passedBudget(readBudget(player), deposit.input.amount, serverNow());
    if (passed) setAsked({ deposit, passed });
    else void send(deposit);
  }

  const question = asked && (
    <BudgetSheet
      passed={asked.passed}
      amount={asked.deposit.input.amount}
      onClose={() => setAsked(undefined)}
      onGo={() => {
        setAsked(undefined);
        void send(asked.deposit);
      }}
    />
  );
  return { send: handleSend, question };
}

type BudgetSheetProps = {
  passed: { period: BudgetPeriod; budget: Money; total: Money };
  amount: Money;
  onGo: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a deposit exceeds the player's own budget (product 4.21). */
function BudgetSheet({ passed: { period, budget, total }, amount, onGo, onClose }: BudgetSheetProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(useCurrencySymbol());
  return (
    <Sheet open title={t('budget.over.title')} closeLabel={t('budget.over.change')} onClose={onClose}>
      <Stack>
        <p>{t(`budget.over.${period}`, { total: amountText(total), budget: amountText(budget) })}</p>
        <Button block onClick={onClose}>
          {t('budget.over.change')}
        </Button>
        <Button variant="secondary" block onClick={onGo}>
          {t('budget.over.go', { amount: amountText(amount) })}
        </Button>
        <Button as={Link} to={paths.session.playControls} variant="ghost" block>
          {t('remainingLimit.controls')}
        </Button>
      </Stack>
    </Sheet>
  );
}
