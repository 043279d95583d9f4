export { useTopDialog } from './openDialogs';
export { listenForPops } from './popListener';
