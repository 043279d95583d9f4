export { dateFormat, type DateFormat, lateFormat } from './dateFormat';
export { wallTime } from './wallTime';
