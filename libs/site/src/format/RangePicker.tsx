import { DayRangePicker, type DayRangePickerProps } from '@parlour/ui/date-range';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from './useDateFormat';

export type RangePickerProps = Pick<DayRangePickerProps, 'range' | 'now' | 'onChange'>;

/** Picks the date range of records or figures. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('site');
  const dates = useDateFormat();
  const shown = { from: dates.date(props.range.from), to: dates.date(props.range.to - 1) };
  return (
    <DayRangePicker
      {...props}
      labels={{
        group: t('range.label'),
        range: {
          today: t('range.today'),
          yesterday: t('range.yesterday'),
          '7d': t('range.7d'),
          '30d': t('range.30d'),
          custom: t('range.custom'),
        },
        from: t('range.from'),
        to: t('range.to'),
        // The figures below are those of the last valid range, which the fields no longer name.
        rule: (problem, limits) =>
          [t(`range.problem.${problem ?? 'none'}`, limits), problem && t('range.shown', shown)].filter(Boolean).join(' '),
      }}
    />
  );
}
