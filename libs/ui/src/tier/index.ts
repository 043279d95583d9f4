export { tierClass } from './tierClass';
