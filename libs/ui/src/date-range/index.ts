export { DayRangePicker, type DayRangeLabels, type DayRangePickerProps } from './DayRangePicker';
export {
  DAYS_BACK,
  MAX_DAYS,
  presetRange,
  rangeIds,
  rangeProblem,
  rangeQuery,
  readRange,
  type DayRange,
  type PresetId,
  type RangeDays,
  type RangeId,
  type RangeProblem,
} from './dayRange';
export { dayOf, shiftDay, startOfDay } from './days';
