/** Sends a request: `fetch`, or a stand-in with a gateway behind it. */
export type Ask = (request: Request) => Promise<Response>;

export const askByNetwork: Ask = (request) => fetch(request);
