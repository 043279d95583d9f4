export { type SocialProvider, accessWire, socialProviders } from './wire/accessWire';
export { passkeyWire } from './wire/passkeyWire';
export { passwordWire } from './wire/passwordWire';
export { profileWire } from './wire/profileWire';
export { registerWire } from './wire/registerWire';
export { securityWire } from './wire/securityWire';
export { loginRefusal, sessionWire } from './wire/sessionWire';
