export { type SocialProvider, accessWire, socialProviders } from './accessWire';
export { passkeyWire } from './accessWire';
export { passwordWire } from './passwordWire';
export { profileWire } from './profileWire';
export { registerWire } from './registerWire';
export { securityWire } from './securityWire';
export { loginRefusal, sessionWire } from './sessionWire';
