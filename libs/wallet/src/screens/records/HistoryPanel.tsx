import { useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { useRole } from '@parlour/player';
import { useOffers } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { DAYS_BACK, dayOf, shiftDay, startOfDay } from '@parlour/ui/date-range';
import { TextField } from '@parlour/ui/field';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetHistoryRequestsQuery, useRequestHistoryMutation } from '../../api/recordsApi';

/** Requests records that are too old for the screen, and lists earlier requests. */
export function HistoryPanel({ now }: { now: number }) {
  const { t } = useTranslation('wallet');
  const { isRealMember } = useRole();
  const isOffered = useOffers('requestHistory', 'getHistoryRequests');
  const [isOpen, setOpen] = useState(false);
  if (!isRealMember || !isOffered) return null;
  return (
    <>
      <Button variant="ghost" icon="history" block onClick={() => setOpen(true)}>
        {t('records.history.button')}
      </Button>
      <Sheet open={isOpen} title={t('records.history.title')} closeLabel={t('records.history.close')} onClose={() => setOpen(false)}>
        {isOpen && <HistoryForm now={now} />}
      </Sheet>
    </>
  );
}

function HistoryForm({ now }: { now: number }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const dates = useDateFormat();
  const newest = shiftDay(dayOf(now), -DAYS_BACK);
  const [fromDay, setFromDay] = useState(shiftDay(newest, -30));
  const [toDay, setToDay] = useState(newest);
  const [key, setKey] = useState(newIdempotencyKey);
  const [isTried, setTried] = useState(false);
  const [send, { data, error, isLoading, originalArgs }] = useRequestHistoryMutation();
  const { data: requests = [] } = useGetHistoryRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const problem = historyProblem(fromDay, toDay, now);
  /** The shown range is requested, until another one is chosen. */
  const sent = originalArgs?.idempotencyKey === key ? data : undefined;

  function handleDay(change: () => void) {
    change();
    // A changed range is a new request with a new key. The same range sent again keeps its key.
    setKey(newIdempotencyKey());
  }
  function handleSend() {
    setTried(true);
    if (!problem) void send({ idempotencyKey: key, from: startOfDay(fromDay), to: startOfDay(toDay, 1) });
  }

  return (
    <Stack>
      <p>{t('records.history.text', { back: DAYS_BACK })}</p>
      <TextField
        type="date"
        label={t('records.history.from')}
        max={newest}
        value={fromDay}
        onChange={({ target }) => handleDay(() => setFromDay(target.value))}
      />
      <TextField
        type="date"
        label={t('records.history.to')}
        max={newest}
        value={toDay}
        error={isTried && problem && t(`records.history.problem.${problem}`, { day: dates.date(startOfDay(newest, 1)) })}
        onChange={({ target }) => handleDay(() => setToDay(target.value))}
      />
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {sent && <Notice tone="success">{t('records.history.sent', { number: sent.requestNo })}</Notice>}
      <Button block busy={isLoading} disabled={sent !== undefined} onClick={handleSend}>
        {t('records.history.send')}
      </Button>
      {requests.length > 0 && (
        <ListGroup title={t('records.history.list')}>
          {requests.map(({ requestNo, from, to, readyAt, status }) => (
            <ListRow
              key={requestNo}
              title={`${dates.date(from)} – ${dates.date(to - 1)}`}
              text={`${requestNo} · ${status === 'ready' ? t('records.history.ready') : t('records.history.pending', { time: dates.full(readyAt) })}`}
            />
          ))}
        </ListGroup>
      )}
      {requests.some(({ status }) => status === 'ready') && (
        <Button as={Link} to={paths.messaging.inbox} variant="secondary" block>
          {t('records.history.inbox')}
        </Button>
      )}
    </Stack>
  );
}

type HistoryProblem = 'missing' | 'reversed' | 'tooNew' | 'tooOld' | 'tooLong';

/** A request covers at most one year, within the last five years. */
const HISTORY_DAYS = 366;
const HISTORY_YEARS = 5;

export function historyProblem(fromDay: string, toDay: string, now: number): HistoryProblem | undefined {
  const [from, to] = [startOfDay(fromDay), startOfDay(toDay)];
  const today = dayOf(now);
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > startOfDay(today, -DAYS_BACK)) return 'tooNew';
  if (from < startOfDay(today, 1 - HISTORY_YEARS * 365)) return 'tooOld';
  return to >= startOfDay(fromDay, HISTORY_DAYS) ? 'tooLong' : undefined;
}
