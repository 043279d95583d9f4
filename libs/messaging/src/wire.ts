/** Calls of this domain; announcements and banners are the merchant's (libs/merchant/src/wire.ts). */
export const messagingWire = {};
