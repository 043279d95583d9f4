import { serverNow } from '@parlour/api-client';
import { compareMoney, paths } from '@parlour/kernel';
import { useFlag } from '@parlour/merchant';
import { usePlayState } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { type ReactNode, Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetDepositRoomQuery } from '../api/moneyExtrasApi';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import { useWhen } from './useWhen';

const FirstDepositSheet = lazy(async () => ({ default: (await import('./FirstDepositSheet')).FirstDepositSheet }));

/** A break and a used-up limit close the form and say until when; while it is not known, the gateway decides at the submit. */
export function DepositRoomGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const hasLimits = useFlag('playLimits');
  const { data: room } = useGetDepositRoomQuery(undefined, { refetchOnMountOrArgChange: true });
  const { remaining, resetsAt, isFirst } = room ?? {};
  // Known once, a break holds also while the gateway is late or down; a self-exclusion may have no end.
  const { pause } = usePlayState();
  const breakUntil = pause?.until ?? room?.breakUntil;

  if (pause || (breakUntil != null && breakUntil > serverNow())) {
    return (
      <EmptyState
        icon="pause"
        title={t('room.break.title')}
        text={breakUntil == null ? undefined : t('room.break.text', { time: when.full(breakUntil) })}
        action={
          <Button as={Link} to={paths.session.playControls} variant="secondary">
            {t('room.controls')}
          </Button>
        }
      />
    );
  }
  if (remaining != null && compareMoney(remaining, '0') <= 0) {
    return (
      <EmptyState
        icon="shield"
        title={t('room.limit.title')}
        text={resetsAt == null ? undefined : t('room.limit.text', { time: when.full(resetsAt) })}
        action={
          <Button as={Link} to={paths.session.playControls} variant="secondary">
            {t('room.controls')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {remaining != null && <Notice tone="info">{t('room.left', { amount: amountText(remaining) })}</Notice>}
      {children}
      {isFirst && hasLimits && (
        <Suspense>
          <FirstDepositSheet />
        </Suspense>
      )}
    </>
  );
}
