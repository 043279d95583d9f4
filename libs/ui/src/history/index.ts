export { pageHistory } from './pageHistory';
