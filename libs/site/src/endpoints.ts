export { locationApi } from './locationApi';
export { statusApi } from './statusApi';
