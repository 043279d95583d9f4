export { dateWriter, type DateWriter } from './dateWriter';
