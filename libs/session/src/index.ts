export { sessionFeature } from './feature';
export { AccountAttention } from './blocks/AccountAttention';
export { MemberHome } from './blocks/member-home/MemberHome';
export { PlayControls } from './blocks/play-controls/PlayControls';
export { PlayGate } from './blocks/PlayGate';
export { RealityCheck } from './blocks/reality-check/RealityCheck';
export { Settings } from './blocks/settings/Settings';
export { SessionMenuHead } from './blocks/SessionMenuHead';
