import { Chip, ChipRow } from '@parlour/ui/chip';
import { TextField } from '@parlour/ui/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAYS_BACK, type DateRange, MAX_DAYS, type RangeId, dayOf, rangeIds, rangeProblem, shiftDay } from '../rules/dateRange';
import styles from './RangePicker.module.css';

export type RangePickerProps = { range: DateRange; now: number; onChange: (id: RangeId, fromDay: string, toDay: string) => void };

/** Today · Yesterday · 7 days · 30 days · Custom, with two days to choose for the last. */
export function RangePicker({ range, now, onChange }: RangePickerProps) {
  const { t } = useTranslation('wallet');
  const [fromDay, setFromDay] = useState(range.fromDay);
  const [toDay, setToDay] = useState(range.toDay);
  const isCustom = range.id === 'custom';
  const problem = isCustom ? rangeProblem(fromDay, toDay, now) : undefined;
  const today = dayOf(now);
  const limits = { min: shiftDay(today, -DAYS_BACK), max: today };

  function handleChip(id: RangeId) {
    if (id === 'custom') {
      setFromDay(range.fromDay);
      setToDay(range.toDay);
    }
    onChange(id, range.fromDay, range.toDay);
  }
  function handleDays(from: string, to: string) {
    setFromDay(from);
    setToDay(to);
    if (rangeProblem(from, to, now) === undefined) onChange('custom', from, to);
  }

  return (
    <div className={styles.picker}>
      <ChipRow layout="wrap" label={t('records.range.label')}>
        {rangeIds.map((id) => (
          <Chip key={id} selected={id === range.id} icon={id === 'custom' ? 'calendar' : undefined} onClick={() => handleChip(id)}>
            {t(`records.range.${id}`)}
          </Chip>
        ))}
      </ChipRow>
      {isCustom && (
        <>
          <div className={styles.days}>
            <TextField
              type="date"
              label={t('records.range.from')}
              {...limits}
              value={fromDay}
              onChange={(event) => handleDays(event.target.value, toDay)}
            />
            <TextField
              type="date"
              label={t('records.range.to')}
              {...limits}
              value={toDay}
              onChange={(event) => handleDays(fromDay, event.target.value)}
            />
          </div>
          <p className={styles.rule} data-wrong={problem !== undefined} role={problem ? 'alert' : undefined}>
            {t(`records.rangeProblem.${problem ?? 'none'}`, { max: MAX_DAYS, back: DAYS_BACK })}
          </p>
        </>
      )}
    </div>
  );
}
