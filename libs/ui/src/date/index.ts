export { dateFormat, type DateFormat, wallTime } from './dateFormat';
