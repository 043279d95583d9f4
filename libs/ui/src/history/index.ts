export { type Visit, pageHistory } from './pageHistory';
