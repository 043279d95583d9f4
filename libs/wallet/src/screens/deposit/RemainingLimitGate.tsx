import { serverNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { compareMoney } from '@parlour/kernel/money';
import { PauseNotice, usePlayState } from '@parlour/player';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRemainingLimitQuery } from '../../api/moneyExtrasApi';
import { useCurrencySymbol } from '../../api/walletsApi';

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
