import { DayRangePicker, type DayRangePickerProps } from '@parlour/ui/date-range';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from './useDateFormat';

export type RangePickerProps = Pick<DayRangePickerProps, 'range' | 'now' | 'onChange'>;

/** Chooses the period of records or numbers, as a chip of their FilterBar. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('site');
  const dates = useDateFormat();
  const { from, to } = props.range;
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
        days: [...new Set([dates.short(from), dates.short(to - 1)])].join(' – '),
        from: t('range.from'),
        to: t('range.to'),
        rule: (problem, limits) => t(`range.problem.${problem ?? 'none'}`, limits),
        submit: t('range.submit'),
        close: t('range.close'),
      }}
    />
  );
}
