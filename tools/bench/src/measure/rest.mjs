import { phone } from './phone.mjs';

/** Idle time after the last request, in milliseconds: a later request is not needed for what the page shows. */
const QUIET_MS = 500;
/** How long a page is left untouched, in milliseconds. It may prefetch in this time. */
const REST_MS = 7000;
/** The server and the edge renew an old page within this time, in milliseconds. */
const RENEWAL_MS = 1000;
const gatewayCall = /^\/(wps|lgw)\//;
/** Scripts, style sheets and texts. Pictures belong to what the page shows. */
const appFile = /^\/m\/.+\.(js|css|json)$/;

/**
 * Opens a page on a fast line and leaves it alone. Requests are counted at the edge, so that those of the service worker count too.
 * @param {{ browser: import('@playwright/test').Browser, app: string, edge: string, takeSent: () => import('../server/edgeServer.mjs').Sent[] }} stage
 * @param {{ path: string, storageState?: object, savesData?: boolean }} options
 * @returns `prefetched`: files of the app that the page asked for once it was quiet.
 */
export async function rest({ browser, app, edge, takeSent }, { path, storageState, savesData = false }) {
  const context = await phone(browser, { storageState, ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }) });
  const page = await context.newPage();
  if (savesData) await (await context.newCDPSession(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  // Asks for the page twice, so that its snapshot is fresh, as on a busy site. The app would refresh the data of an old one.
  for (const origin of [app, edge]) {
    await context.request.get(origin + path, { ignoreHTTPSErrors: true });
    await page.waitForTimeout(RENEWAL_MS);
  }
  takeSent();
  const prefetched = [];
  await page.goto(edge + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  page.on('request', (request) => prefetched.push(new URL(request.url()).pathname));
  await page.waitForTimeout(REST_MS);
  await page.waitForLoadState('networkidle');
  await context.close();
  const sent = takeSent();
  return {
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    calls: sent.filter((reply) => gatewayCall.test(reply.path)).length,
    prefetched: prefetched.filter((name) => appFile.test(name)),
  };
}
