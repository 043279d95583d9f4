// As a namespace, so that a build leaves out the unused functions.
import * as supports from './supports';

export { clientId } from './clientId';
export { type Device, deviceOf } from './deviceOf';
export { earlyPage } from './earlyPage';
export { isPlainTap } from './isPlainTap';
export { isStandalone } from './isStandalone';
export { isOn2g, savesData } from './savesData';
export { supports };
export { whenIdle } from './supports';
