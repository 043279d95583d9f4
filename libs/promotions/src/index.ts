export { promotionsFeature } from './feature';
