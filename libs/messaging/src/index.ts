export { NoticeTicker } from './blocks/NoticeTicker';
export { messagingFeature } from './feature';
