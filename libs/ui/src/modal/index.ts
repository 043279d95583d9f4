export { listenForPops } from './popListener';
