import { paths } from '@parlour/kernel';
import { addMoney, multiplyMoney } from '@parlour/kernel/money';
import { Button, IconButton } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Lottery, LotteryPlay } from '../api/lotteryApi';
import { drawPhase } from '../rules/drawPhase';
import { type SlipLine, lineTotals } from '../rules/lineTotals';
import type { Chase } from '../rules/chase';
import { ChaseFields } from './ChaseFields';
import { DrawClock } from '../parts/DrawClock';
import { useLotteryTime } from '../parts/LotteryTime';
import { useLotteryText } from '../../hooks/useLotteryText';

/** Why the slip was not sent. */
export type Problem = { text: string; isMoneyShort?: boolean; error?: unknown };

export type CartSheetProps = {
  play: LotteryPlay;
  lines: SlipLine[];
  chase: Chase;
  maxDraws: number;
  /** The multiplier of each draw, undefined while a typed number is none. */
  multipliers: readonly number[] | undefined;
  lottery: Lottery;
  problem?: Problem;
  notice?: ReactNode;
  isBusy: boolean;
  onChase: (chase: Chase) => void;
  onRemove: (place: number) => void;
  onConfirm: (stake: string) => void;
  onClose: () => void;
};

/** The lines of the slip, the number of draws, and the total stake. */
export function CartSheet(props: CartSheetProps) {
  const { play, lines, chase, maxDraws, multipliers, problem, notice, isBusy } = props;
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const known = lines.flatMap((line, place) => {
    const type = play.playTypes.find(({ playTypeId }) => playTypeId === line.playTypeId);
    return type ? [{ line, place, type, ...lineTotals(type, line) }] : [];
  });
  const times = multipliers?.reduce((sum, each) => sum + each, 0);
  const oneDraw = known.reduce((sum, { stake }) => addMoney(sum, stake), '0');
  const total = times === undefined ? undefined : multiplyMoney(oneDraw, String(times));
  const phase = drawPhase(props.lottery, useLotteryTime());
  const isClosed = phase.is === 'closed' || phase.is === 'unknown';

  return (
    <Sheet
      open
      title={t('lottery.slip')}
      closeLabel={t('lottery.close')}
      onClose={props.onClose}
      footer={
        lines.length > 0 && (
          <Button
            block
            busy={isBusy}
            disabled={total === undefined || isClosed || notice !== undefined}
            onClick={() => total !== undefined && props.onConfirm(total)}
          >
            {t('lottery.confirmTotal', { amount: total === undefined ? '–' : text.amount(total) })}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {notice}
        {problem && (
          <Notice
            tone="danger"
            action={
              problem.isMoneyShort && (
                <Button as={Link} to={paths.wallet.deposit} size="s" variant="secondary">
                  {t('lottery.deposit')}
                </Button>
              )
            }
          >
            {problem.text}
          </Notice>
        )}
        {lines.length === 0 && <EmptyState icon="ticket" title={t('lottery.slipEmpty')} />}
        {lines.length > 0 && (
          <>
            <DrawClock phase={phase} />
            <ListGroup>
              {known.map(({ line, place, type, bets, stake }) => (
                <ListRow
                  key={place}
                  title={type.name}
                  text={`${picksText(type, line)} · ${t('lottery.betsAmount', { count: bets, amount: text.amount(stake) })}`}
                  end={
                    <IconButton
                      icon="trash"
                      tone="dim"
                      label={t('lottery.remove', { name: type.name })}
                      onClick={() => props.onRemove(place)}
                    />
                  }
                />
              ))}
            </ListGroup>
            <ChaseFields chase={chase} maxDraws={maxDraws} onChange={props.onChase} />
          </>
        )}
      </Stack>
    </Sheet>
  );
}

function picksText(type: LotteryPlay['playTypes'][number], { picks }: SlipLine): string {
  const nameOf = (row: number, id: string) => type.rows[row]?.options.find((option) => option.id === id)?.label ?? id;
  return picks.map((row, at) => (row.length > 0 ? row.map((id) => nameOf(at, id)).join(' ') : '–')).join(' | ');
}
