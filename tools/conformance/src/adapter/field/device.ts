/** What the gateway asks a browser of a phone to say of itself. */
export const device = { platform: 'html5', clientType: 2 } as const;
