export { dateFormat, type DateFormat } from './dateFormat';
