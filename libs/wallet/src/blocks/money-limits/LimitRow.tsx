import { serverNow, useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Progress } from '@parlour/ui/progress';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { limitsApi } from '../../api/limitsApi';
import type { PlayLimit } from '../../wire/limits';
import { useLimitText } from './useLimitText';

export type LimitRowProps = { limit: PlayLimit; onOpen: () => void };

/** Shows one limit with its used and remaining amounts and any pending change. */
export function LimitRow({ limit, onOpen }: LimitRowProps) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const { kind, period, amount, used, remaining, resetsAt, pending } = limit;
  const text = useLimitText(kind);
  const name = `${t(`limits.kind.${kind}`)}, ${t(`limits.period.${period}`)}`;
  // A float is precise enough for a bar and a whole percentage.
  const share = amount === null ? 0 : Math.min(1, Number(used) / Number(amount));
  const facts =
    remaining === null
      ? t('limits.used', { used: text(used) })
      : t('limits.facts', { used: text(used), remaining: text(remaining), amount: text(amount) });

  return (
    <>
      <ListRow
        as="button"
        title={
          <>
            <VisuallyHidden>{t(`limits.kind.${kind}`)}: </VisuallyHidden>
            {t(`limits.period.${period}`)}
          </>
        }
        text={
          <>
            {facts}
            {remaining !== null && Number(remaining) <= 0 && resetsAt !== null && (
              <> · {t('limits.resets', { time: dates.full(resetsAt) })}</>
            )}
          </>
        }
        end={amount === null ? t('limits.none') : text(amount)}
        onClick={onOpen}
      />
      {amount !== null && <Progress value={share} label={`${name}: ${t('limits.percent', { percent: Math.floor(share * 100) })}`} />}
      {pending && <PendingChange limit={limit} pending={pending} />}
    </>
  );
}

function PendingChange({ limit, pending }: { limit: PlayLimit; pending: NonNullable<PlayLimit['pending']> }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const errorText = useErrorText();
  const { kind, period, amount } = limit;
  const text = useLimitText(kind);
  const [confirm, confirming] = limitsApi.useConfirmLimitMutation();
  const [keep, keeping] = limitsApi.useSetLimitMutation();
  const error = confirming.error ?? keeping.error;
  const isBusy = confirming.isLoading || keeping.isLoading;
  const isReady = serverNow() >= pending.effectiveAt;
  const facts = { amount: text(pending.amount), from: dates.full(pending.effectiveAt), until: dates.full(pending.confirmBy) };

  return (
    <Notice
      tone="info"
      action={
        <>
          {isReady && (
            <Button size="s" busy={isBusy} onClick={() => void confirm({ kind, period, amount: pending.amount })}>
              {t('limits.confirm')}
            </Button>
          )}
          <Button size="s" variant="ghost" disabled={isBusy} onClick={() => void keep({ kind, period, amount })}>
            {t('limits.keep')}
          </Button>
        </>
      }
    >
      {t(isReady ? 'limits.ready' : 'limits.pending', facts)}
      {error !== undefined && ` ${errorText(error)}`}
    </Notice>
  );
}
