import { serverNow } from '@parlour/api-client';
import { compareMoney, paths } from '@parlour/kernel';
import { useAmountText, useDateFormat, useFlag } from '@parlour/merchant';
import { usePlayState } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { type ReactNode, Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRemainingLimitQuery } from '../../api/moneyExtrasApi';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';

const FirstDepositSheet = lazy(async () => ({ default: (await import('./FirstDepositSheet')).FirstDepositSheet }));

/**
 * Hides the form during a break or while a limit is used up, and shows when it ends. If this is unknown, the gateway decides on
 * submit.
 */
export function RemainingLimitGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(useCurrencySymbol());
  const hasLimits = useFlag('playLimits');
  const { data: limit, isFetching } = useGetRemainingLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const { remaining, resetsAt, isFirst } = limit ?? {};
  // A known break applies even while the gateway is slow or down. A self-exclusion may have no end.
  const { pause } = usePlayState();
  const breakUntil = pause?.until ?? limit?.breakUntil;
  // Whoever has just set a limit needs no offer of one, and until the reply is here it may be of yesterday.
  const mayOfferLimit = isFirst && hasLimits && !isFetching && remaining == null;

  if (pause || (breakUntil != null && breakUntil > serverNow())) {
    return (
      <EmptyState
        icon="pause"
        title={t(`remainingLimit.${pause?.kind ?? 'break'}.title`)}
        text={breakUntil == null ? t('remainingLimit.forGood') : t('remainingLimit.break.text', { time: dates.full(breakUntil) })}
        action={
          <Button as={Link} to={paths.session.playControls} variant="secondary">
            {t('remainingLimit.controls')}
          </Button>
        }
      />
    );
  }
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
      {remaining != null && <Notice tone="info">{t('remainingLimit.left', { amount: amountText(remaining) })}</Notice>}
      {children}
      {mayOfferLimit && (
        <Suspense>
          <FirstDepositSheet />
        </Suspense>
      )}
    </>
  );
}
