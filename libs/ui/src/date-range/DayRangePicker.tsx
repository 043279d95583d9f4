import { useState } from 'react';
import { Chip, ChipRow } from '../chip';
import { TextField } from '../field';
import { Stack } from '../page';
import styles from './DayRangePicker.module.css';
import { DAYS_BACK, type DayRange, MAX_DAYS, type RangeDays, type RangeId, type RangeProblem, rangeIds, rangeProblem } from './dayRange';
import { dayOf, shiftDay } from './days';

export type DayRangeLabels = {
  group: string;
  range: Record<RangeId, string>;
  from: string;
  to: string;
  /** The limits of a custom range, or the error of the typed one. */
  rule: (problem: RangeProblem | undefined, limits: { max: number; back: number }) => string;
};

export type DayRangePickerProps = {
  /** The chosen range: a preset or two days that the player chose. */
  range: DayRange;
  /** The current time of the gateway, in milliseconds since the epoch. */
  now: number;
  /** All texts of the picker. */
  labels: DayRangeLabels;
  /** Called with the id of a preset, or with the two days of a custom range that is valid. */
  onChange: (days: RangeDays) => void;
};

/** Chips for today, yesterday, 7 days, 30 days and a custom range with two date fields. */
export function DayRangePicker({ range, now, labels, onChange }: DayRangePickerProps) {
  const [typed, setTyped] = useState({ fromDay: range.fromDay, toDay: range.toDay });
  const problem = rangeProblem(typed.fromDay, typed.toDay, now);
  const today = dayOf(now);
  const limits = { min: shiftDay(today, -DAYS_BACK), max: today };

  function handleChip(id: RangeId) {
    const days = { fromDay: range.fromDay, toDay: range.toDay };
    setTyped(days);
    onChange({ id, ...days });
  }
  function handleDays(days: typeof typed) {
    setTyped(days);
    if (rangeProblem(days.fromDay, days.toDay, now) === undefined) onChange({ id: 'custom', ...days });
  }

  return (
    <Stack gap={2}>
      <ChipRow layout="wrap" label={labels.group}>
        {rangeIds.map((id) => (
          <Chip key={id} selected={id === range.id} icon={id === 'custom' ? 'calendar' : undefined} onClick={() => handleChip(id)}>
            {labels.range[id]}
          </Chip>
        ))}
      </ChipRow>
      {range.id === 'custom' && (
        <>
          <div className={styles.days}>
            <TextField
              type="date"
              label={labels.from}
              {...limits}
              value={typed.fromDay}
              onChange={({ target }) => handleDays({ ...typed, fromDay: target.value })}
            />
            <TextField
              type="date"
              label={labels.to}
              {...limits}
              value={typed.toDay}
              onChange={({ target }) => handleDays({ ...typed, toDay: target.value })}
            />
          </div>
          <p className={styles.rule} data-wrong={problem !== undefined || undefined} role={problem ? 'alert' : undefined}>
            {labels.rule(problem, { max: MAX_DAYS, back: DAYS_BACK })}
          </p>
        </>
      )}
    </Stack>
  );
}
