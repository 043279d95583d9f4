import { Chip, ChipRow } from '@parlour/ui/chip';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAYS_BACK, MAX_DAYS, type RangeId, type TeamRange, dayOf, midnight, rangeIds, rangeProblem } from '../rules/teamRange';
import styles from './RangePicker.module.css';

type Days = Pick<TeamRange, 'id' | 'fromDay' | 'toDay'>;
type RangePickerProps = { range: TeamRange; now: number; onChange: (days: Days) => void };

/** Today · Yesterday · 7 · 30 · Custom, which asks for two days. */
export function RangePicker({ range, now, onChange }: RangePickerProps) {
  const { t } = useTranslation('agent');
  const [typed, setTyped] = useState({ fromDay: range.fromDay, toDay: range.toDay });
  const isCustom = range.id === 'custom';
  const problem = isCustom ? rangeProblem(typed.fromDay, typed.toDay, now) : undefined;
  const today = dayOf(now);
  const limits = { min: dayOf(midnight(today, -DAYS_BACK)), max: today };

  function handleChip(id: RangeId) {
    const days = { fromDay: range.fromDay, toDay: range.toDay };
    setTyped(days);
    onChange({ id, ...days });
  }
  function handleDays(days: Omit<Days, 'id'>) {
    setTyped(days);
    if (rangeProblem(days.fromDay, days.toDay, now) === undefined) onChange({ id: 'custom', ...days });
  }

  return (
    <Stack gap={2}>
      <ChipRow layout="wrap" label={t('range.label')}>
        {rangeIds.map((id) => (
          <Chip key={id} selected={id === range.id} onClick={() => handleChip(id)}>
            {t(`range.${id}`)}
          </Chip>
        ))}
      </ChipRow>
      {isCustom && (
        <>
          <div className={styles.days}>
            <TextField
              type="date"
              label={t('range.from')}
              {...limits}
              value={typed.fromDay}
              onChange={(event) => handleDays({ ...typed, fromDay: event.target.value })}
            />
            <TextField
              type="date"
              label={t('range.to')}
              {...limits}
              value={typed.toDay}
              onChange={(event) => handleDays({ ...typed, toDay: event.target.value })}
            />
          </div>
          <p className={styles.rule} data-wrong={problem !== undefined || undefined} role={problem ? 'alert' : undefined}>
            {t(`range.problem.${problem ?? 'none'}`, { max: MAX_DAYS, back: DAYS_BACK })}
          </p>
        </>
      )}
    </Stack>
  );
}
