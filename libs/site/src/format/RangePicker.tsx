import { DayRangePicker, type DayRangePickerProps } from '@parlour/ui/date-range';
import { useTranslation } from 'react-i18next';

export type RangePickerProps = Pick<DayRangePickerProps, 'range' | 'now' | 'onChange'>;

/** Picks the date range of records or figures. */
export function RangePicker(props: RangePickerProps) {
  const { t } = useTranslation('site');
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
        rule: (problem, limits) => t(`range.problem.${problem ?? 'none'}`, limits),
      }}
    />
  );
}
