import { LoadState, serverNow, useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Disclosure } from '@parlour/ui/disclosure';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsApi } from '../../api/limitsApi';
import { limitKinds, type PlayLimit } from '../../wire/limits';
import { LimitSheet } from './LimitSheet';
import { useLimitText } from './limitAmount';

const idOf = ({ kind, period }: PlayLimit) => `${kind}.${period}`;

const isSet = ({ amount, pending }: PlayLimit) => amount !== null || pending !== null;

/** The player's limits for deposits, losses, bets and time, as enforced by the gateway (product 4.21): those that are set, then the others. */
export function MoneyLimits() {
  const { t } = useTranslation('wallet');
  const { data, error, isFetching, refetch } = limitsApi.useGetLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openId, setOpenId] = useState<string>();
  if (!data) return <LoadState cards={2} title={t('limits.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const open = data.find((limit) => idOf(limit) === openId);
  const set = data.filter(isSet);
  const others = data.filter((limit) => !isSet(limit));

  return (
    <Stack>
      <SectionTitle icon="shield" title={t('limits.title')} />
      <p>{t('limits.rule')}</p>
      <LimitGroups limits={set} onOpen={setOpenId} />
      {others.length > 0 && (
        <Disclosure title={t('limits.add')} isOpen={set.length === 0}>
          <Stack>
            <LimitGroups limits={others} onOpen={setOpenId} />
          </Stack>
        </Disclosure>
      )}
      {open && <LimitSheet key={openId} limit={open} onClose={() => setOpenId(undefined)} />}
    </Stack>
  );
}

type LimitGroupsProps = { limits: readonly PlayLimit[]; onOpen: (id: string) => void };

function LimitGroups({ limits, onOpen }: LimitGroupsProps) {
  const { t } = useTranslation('wallet');
  return limitKinds
    .map((kind) => ({ kind, own: limits.filter((limit) => limit.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => (
      <ListGroup key={kind} title={t(`limits.kind.${kind}`)}>
        {own.map((limit) => (
          <LimitRow key={idOf(limit)} limit={limit} onOpen={() => onOpen(idOf(limit))} />
        ))}
      </ListGroup>
    ));
}

type LimitRowProps = { limit: PlayLimit; onOpen: () => void };

/** Shows one limit with its used and remaining amounts and any pending change. */
function LimitRow({ limit, onOpen }: LimitRowProps) {
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
