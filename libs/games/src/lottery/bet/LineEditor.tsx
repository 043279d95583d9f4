import { compareMoney } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryPlay, PlayType } from '../api/lotteryApi';
import { lineTotals } from '../rules/lineTotals';
import { luckyPick } from '../rules/quickPicks';
import type { SlipLine } from '../rules/slipLine';
import { NumberRow } from './NumberRow';
import { PlayTypeSheet } from './PlayTypeSheet';
import { type Stake, StakeFields } from './StakeFields';
import { useLotteryText } from '../../hooks/useLotteryText';
import styles from './LineEditor.module.css';

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
  const [stake, setStake] = useState<Stake>({ unit: play.units[0] ?? '1', multiplier: 1, rebate: '0.00' });
  const [isChoosing, setChoosing] = useState(false);
  const totals = lineTotals(type, { picks, ...stake });
  const isOverLimit = compareMoney(totals.perBet, type.maxStake) > 0;

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
          <strong>{t('lottery.betsAmount', { count: totals.bets, amount: text.amount(totals.stake) })}</strong>
          <span className={styles.note}>{t('lottery.maxWin', { amount: text.amount(totals.maxWin) })}</span>
        </p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            disabled={totals.bets === 0 || isOverLimit || isFull}
            onClick={() => {
              onAdd({ playTypeId: type.playTypeId, picks, ...stake });
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
