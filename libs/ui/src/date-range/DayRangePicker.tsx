import { type FormEvent, useState } from 'react';
import { Button } from '../button';
import { SelectChip } from '../chip';
import { TextField } from '../field';
import { Stack } from '../page';
import { Sheet } from '../sheet';
import styles from './DayRangePicker.module.css';
import { DAYS_BACK, type DayRange, MAX_DAYS, type RangeDays, type RangeId, type RangeProblem, rangeIds, rangeProblem } from './dayRange';
import { dayOf, shiftDay } from './days';

export type DayRangeLabels = {
  /** Accessible name of the choice, for example "Period". */
  group: string;
  range: Record<RangeId, string>;
  /** The days of a range that the player chose, as short as a chip: "1 Nov – 10 Nov". */
  days: string;
  from: string;
  to: string;
  /** The limits of a custom range, or the error of the typed one. */
  rule: (problem: RangeProblem | undefined, limits: { max: number; back: number }) => string;
  submit: string;
  close: string;
};

export type DayRangePickerProps = {
  /** The chosen range: a preset or two days that the player chose. */
  range: DayRange;
  /** The current time of the gateway, in milliseconds since the epoch. */
  now: number;
  labels: DayRangeLabels;
  /** Called with the id of a preset, or with the two days of a custom range that is valid. */
  onChange: (days: RangeDays) => void;
};

/** The option that opens the sheet. It can be chosen again, to change the days. */
const OTHER_DAYS = 'otherDays';

/** A chip for today, yesterday, 7 days, 30 days and a custom range, whose days a sheet asks for. */
export function DayRangePicker({ range, now, labels, onChange }: DayRangePickerProps) {
  const [isAsking, setAsking] = useState(false);
  const options = rangeIds.flatMap((id) => {
    if (id !== 'custom') return [{ value: id, label: labels.range[id] }];
    const other = { value: OTHER_DAYS, label: labels.range.custom };
    return range.id === 'custom' ? [{ value: id, label: labels.days }, other] : [other];
  });

  function handleChoice(value: string) {
    const id = rangeIds.find((known) => known === value);
    if (id) onChange({ id, fromDay: range.fromDay, toDay: range.toDay });
    else setAsking(true);
  }

  function handleDays(days: RangeDays) {
    setAsking(false);
    onChange(days);
  }

  return (
    <>
      <SelectChip label={labels.group} options={options} value={range.id} onChange={handleChoice} />
      <Sheet open={isAsking} onClose={() => setAsking(false)} title={labels.group} closeLabel={labels.close}>
        <DaysForm range={range} now={now} labels={labels} onSubmit={handleDays} />
      </Sheet>
    </>
  );
}

type DaysFormProps = Omit<DayRangePickerProps, 'onChange'> & { onSubmit: (days: RangeDays) => void };

/** Asks for the two days. It starts from the days that are shown, and says what is wrong once it was submitted. */
function DaysForm({ range, now, labels, onSubmit }: DaysFormProps) {
  const [typed, setTyped] = useState({ fromDay: range.fromDay, toDay: range.toDay });
  const [isTried, setTried] = useState(false);
  const found = rangeProblem(typed.fromDay, typed.toDay, now);
  const problem = isTried ? found : undefined;
  const today = dayOf(now);
  const limits = { min: shiftDay(today, -DAYS_BACK), max: today };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!found) onSubmit({ id: 'custom', ...typed });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        <div className={styles.days}>
          <TextField
            type="date"
            label={labels.from}
            {...limits}
            value={typed.fromDay}
            onChange={({ target }) => setTyped({ ...typed, fromDay: target.value })}
          />
          <TextField
            type="date"
            label={labels.to}
            {...limits}
            value={typed.toDay}
            onChange={({ target }) => setTyped({ ...typed, toDay: target.value })}
          />
        </div>
        <p className={styles.rule} data-wrong={problem !== undefined || undefined} role={problem ? 'alert' : undefined}>
          {labels.rule(problem, { max: MAX_DAYS, back: DAYS_BACK })}
        </p>
        <Button block type="submit">
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}
