export { createGateway } from './gateway';
export type { Gateway } from './gateway';
