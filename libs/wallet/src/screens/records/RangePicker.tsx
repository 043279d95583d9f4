import { DayRangePicker, type DayRangePickerProps } from '@parlour/ui/date-range';
import { useTranslation } from 'react-i18next';

export type RangePickerProps = Pick<DayRangePickerProps, 'range' | 'now' | 'onChange'>;

/** Picks the date range of the records. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('wallet');
  return (
    <DayRangePicker
      {...props}
      labels={{
        group: t('records.range.label'),
        range: {
          today: t('records.range.today'),
          yesterday: t('records.range.yesterday'),
          '7d': t('records.range.7d'),
          '30d': t('records.range.30d'),
          custom: t('records.range.custom'),
        },
        from: t('records.range.from'),
        to: t('records.range.to'),
        rule: (problem, limits) => t(`records.rangeProblem.${problem ?? 'none'}`, limits),
      }}
    />
  );
}
