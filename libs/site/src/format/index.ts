export { RangePicker } from './RangePicker';
export { StaleNotice } from './StaleNotice';
export { useAmountText, useDateFormat, usePageZone } from './useDateFormat';
