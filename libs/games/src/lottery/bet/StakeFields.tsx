import { type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryPlay, PlayType } from '../api/lotteryApi';
import { afterRebate } from '../rules/lineTotals';
import { Stepper } from '../parts/Stepper';
import { useLotteryText } from '../../hooks/useLotteryText';
import styles from './StakeFields.module.css';

/** The multiplier is the text as it was typed. */
export type Stake = { unit: Money; multiplier: string; rebate: Money };
export type StakeFieldsProps = { play: LotteryPlay; type: PlayType; stake: Stake; onChange: (stake: Stake) => void };

/** Unit, multiplier and rebate of a line. */
export function StakeFields({ play, type, stake, onChange }: StakeFieldsProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const id = useId();
  const full = multiplyMoney(type.odds, stake.unit);
  const prize = toCurrency(multiplyMoney(full, afterRebate(stake.rebate)), play.currencySymbol);
  return (
    <div className={styles.fields}>
      <span className={styles.label} aria-hidden>
        {t('lottery.unit')}
      </span>
      <ChipRow label={t('lottery.unit')}>
        {play.units.map((unit) => (
          <Chip key={unit} selected={unit === stake.unit} onClick={() => onChange({ ...stake, unit })}>
            {text.amount(unit)}
          </Chip>
        ))}
      </ChipRow>
      <Stepper
        label={t('lottery.multiplier')}
        text={stake.multiplier}
        max={play.maxMultiplier}
        onChange={(multiplier) => onChange({ ...stake, multiplier })}
      />
      {Number(play.maxRebate) > 0 && (
        <div>
          <label className={styles.label} htmlFor={id}>
            {t('lottery.rebate', { percent: Number(stake.rebate) })}
          </label>
          <input
            id={id}
            className={styles.slider}
            type="range"
            min={0}
            max={Number(play.maxRebate)}
            step={0.5}
            value={Number(stake.rebate)}
            aria-valuetext={`${Number(stake.rebate)}%`}
            onChange={(event) => onChange({ ...stake, rebate: Number(event.target.value).toFixed(2) })}
          />
          <p className={styles.note}>
            {t(Number(stake.rebate) > 0 ? 'lottery.rebateNote' : 'lottery.rebateNone', {
              percent: Number(stake.rebate),
              prize: text.amount(prize),
              full: text.amount(full),
              unit: text.amount(stake.unit),
            })}
          </p>
        </div>
      )}
    </div>
  );
}
