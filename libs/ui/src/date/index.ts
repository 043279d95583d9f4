export { dateFormat, type DateFormat } from './dateFormat';
export { wallTime } from './wallTime';
