import { compareMoney, multiplyMoney } from '@parlour/kernel/money';
import { typedCount } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLotteryText } from '../../hooks/useLotteryText';
import type { LotteryPlay, PlayType } from '../api/lotteryApi';
import { countBets, luckyPick, hasQuickPicks, quickPick, quickPicks, type SlipLine, lineTotals } from '../rules/lineTotals';
import styles from './LineEditor.module.css';
import { type Stake, StakeFields } from './StakeFields';

export type LineEditorProps = {
  play: LotteryPlay;
  slipSize: number;
  isFull: boolean;
  onAdd: (line: SlipLine) => void;
  onOpenSlip: () => void;
};

const emptyPicks = ({ rows }: PlayType): string[][] => rows.map(() => []);

/** Edits a line of the slip: play type, numbers and stake, with its cost and possible win. */
export function LineEditor({ play, slipSize, isFull, onAdd, onOpenSlip }: LineEditorProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const [typeId, setTypeId] = useState(play.playTypes[0]?.playTypeId);
  const type = play.playTypes.find(({ playTypeId }) => playTypeId === typeId) ?? (play.playTypes[0] as PlayType);
  const [picks, setPicks] = useState(() => emptyPicks(type));
  const [stake, setStake] = useState<Stake>({ unit: play.units[0] ?? '1', multiplier: '1', rebate: '0.00' });
  const [isChoosing, setChoosing] = useState(false);
  const multiplier = typedCount(stake.multiplier, play.maxMultiplier);
  const line = multiplier === undefined ? undefined : { playTypeId: type.playTypeId, picks, ...stake, multiplier };
  const totals = line && lineTotals(type, line);
  const isOverLimit = totals !== undefined && compareMoney(totals.perBet, type.maxStake) > 0;

  function handleType(playTypeId: string) {
    const next = play.playTypes.find((item) => item.playTypeId === playTypeId);
    setChoosing(false);
    if (!next || next === type) return;
    setTypeId(playTypeId);
    setPicks(emptyPicks(next));
  }

  function handleLucky() {
    const count = type.rule === 'choose' ? (type.choose ?? 1) : 1;
    const rows = type.rows.map(({ options }) =>
      luckyPick(
        options.map(({ id }) => id),
        count,
      ),
    );
    setPicks(rows.map((row) => row.sort()));
  }

  return (
    <>
      <Card>
        <Stack gap={3}>
          <div className={styles.type}>
            <Button variant="secondary" icon="list" onClick={() => setChoosing(true)}>
              {type.name}
            </Button>
            <Button variant="ghost" size="s" icon="sparkles" onClick={handleLucky}>
              {t('lottery.lucky')}
            </Button>
          </div>
          <p className={styles.note}>{type.help}</p>
          {type.rows.map(({ label, options }, row) => (
            <NumberRow
              key={`${type.playTypeId} ${row}`}
              label={label}
              options={options}
              picks={picks[row] ?? []}
              onChange={(next) => setPicks(picks.map((old, at) => (at === row ? next : old)))}
            />
          ))}
          <StakeFields play={play} type={type} stake={stake} onChange={setStake} />
          {isOverLimit && <Notice tone="warn">{t('lottery.refused.limit', { amount: text.amount(type.maxStake) })}</Notice>}
        </Stack>
      </Card>
      <div className={styles.bar} data-sticks="end">
        <p className={styles.total}>
          <strong>{t('lottery.betsAmount', { count: countBets(type, picks), amount: totals ? text.amount(totals.stake) : '–' })}</strong>
          {totals && <span className={styles.note}>{t('lottery.maxWin', { amount: text.amount(totals.maxWin) })}</span>}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            disabled={!totals?.bets || isOverLimit || isFull}
            onClick={() => {
              if (line) onAdd(line);
              setPicks(emptyPicks(type));
            }}
          >
            {t('lottery.add')}
          </Button>
          <Button disabled={slipSize === 0} onClick={onOpenSlip}>
            {t('lottery.openSlip', { count: slipSize })}
          </Button>
        </div>
      </div>
      {isChoosing && <PlayTypeSheet play={play} onChoose={handleType} onClose={() => setChoosing(false)} />}
    </>
  );
}

type PlayTypeSheetProps = { play: LotteryPlay; onChoose: (playTypeId: string) => void; onClose: () => void };

/** The play types, each with its rule and prize. */
function PlayTypeSheet({ play, onChoose, onClose }: PlayTypeSheetProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const unit = play.units[0] ?? '1';
  return (
    <Sheet open title={t('lottery.playType')} closeLabel={t('lottery.close')} onClose={onClose} flush>
      <ListGroup>
        {play.playTypes.map(({ playTypeId, name, help, odds }) => (
          <ListRow
            key={playTypeId}
            as="button"
            title={name}
            text={`${help} ${t('lottery.pays', { unit: text.amount(unit), prize: text.amount(multiplyMoney(odds, unit)) })}`}
            onClick={() => onChoose(playTypeId)}
          />
        ))}
      </ListGroup>
    </Sheet>
  );
}

type NumberRowProps = {
  label: string;
  options: readonly { id: string; label: string }[];
  picks: readonly string[];
  onChange: (picks: string[]) => void;
};

/** A row of numbers to choose from. */
function NumberRow({ label, options, picks, onChange }: NumberRowProps) {
  const { t } = useTranslation('games');
  const labelId = useId();
  const ids = options.map(({ id }) => id);
  const isWide = options.some(({ label: name }) => name.length > 2);

  function toggle(id: string) {
    // Keep the order of the options, not the order of taps.
    onChange(ids.filter((other) => (other === id ? !picks.includes(id) : picks.includes(other))));
  }

  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <div className={styles.head}>
        <h2 className={styles.label} id={labelId}>
          {label}
        </h2>
        {picks.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => onChange([])} aria-label={t('lottery.clearRow', { row: label })}>
            {t('lottery.clear')}
          </button>
        )}
      </div>
      {hasQuickPicks(ids) && (
        <ChipRow label={t('lottery.quickPicks', { row: label })}>
          {quickPicks.map((pick) => (
            <Chip key={pick} onClick={() => onChange(quickPick(ids, pick))}>
              {t(`lottery.pick.${pick}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.balls} data-wide={isWide || undefined}>
        {options.map(({ id, label: name }) => (
          <button key={id} type="button" className={styles.ball} aria-pressed={picks.includes(id)} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
