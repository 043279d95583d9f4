export { sessionFeature } from './feature';
export { AccountAttention } from './blocks/AccountAttention';
export { MemberHome } from './blocks/MemberHome';
export { PlayControls } from './blocks/PlayControls';
export { PlayGate } from './blocks/PlayGate';
export { RealityCheck } from './blocks/RealityCheck';
export { Settings } from './blocks/Settings';
export { SessionMenuHead } from './blocks/SessionMenuHead';
