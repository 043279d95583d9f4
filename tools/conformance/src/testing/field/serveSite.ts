import type { WireReply } from '@parlour/kernel/wire-call';
import { discoveryWire } from '@parlour/games/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { accessWire, sessionWire } from '@parlour/session/wire';
import { siteWire } from '@parlour/site/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Hono } from 'hono';
import type { GameRows } from './gameRows';
import { type SandboxClient, answer, stranger } from './sandboxClient';

type Countries = WireReply<typeof accessWire.getCountries>;
type Entries = WireReply<typeof messagingWire.getCustomerService>;
type Help = WireReply<typeof messagingWire.getHelp>;
type Wallet = WireReply<typeof walletWire.getMerchantWallet>;
type Trial = WireReply<typeof sessionWire.startTrial>;
type Demo = WireReply<typeof discoveryWire.launchDemo>;

/** The parts of the status that have a call of their own, what a visitor reads, and the trial. */
export function serveSite(app: Hono, { sandbox, rows }: { sandbox: SandboxClient; rows: GameRows }): void {
  for (const [path, call] of [
    ['/wps/system/whitelabel', siteWire.getWhitelabel],
    ['/wps/system/settings/consolidated', siteWire.getSettings],
    ['/wps/system/domainRoute', siteWire.getDomainRoute],
    ['/wps/system/location', siteWire.getLocation],
  ] as const) {
    app.get(path, async ({ req }) => answer(await sandbox.send(call, { raw: req.raw, input: {} })));
  }

  app.get('/wps/system/country', async ({ req }) =>
    answer(await sandbox.send(accessWire.getCountries, { raw: req.raw, input: {} }), (countries: Countries) =>
      countries.map(({ country, dialingCode }) => ({ countryCode: country, callingCode: `+${dialingCode}` })),
    ),
  );

  app.get('/wps/system/helpCenter', async ({ req }) => {
    const input = { device: 'MOBILE', lang: req.header('Language') };
    const reply = await sandbox.send(messagingWire.getHelp, { raw: req.raw, input });
    return answer(reply, (pages: Help) => pages.map(({ title, content, code }) => ({ subject: title, body: content, type: code })));
  });

  app.get('/wps/relay/WPSCORE_getCustomerServiceScript', async ({ req }) => {
    const reply = await sandbox.send(messagingWire.getCustomerService, { raw: req.raw, input: { type: '3' } });
    return answer(reply, (entries: Entries) => ({
      list: entries.map(({ title, csType, path }) => ({ name: title, csType, script: path })),
    }));
  });

  // The contract's counterpart is public, and so is everybody's currency; this gateway wants to know who asks.
  app.get('/wps/relay/GCS_merchantWallet', async ({ req }) => {
    if (!(await sandbox.isLoggedIn(req.raw))) return stranger();
    const reply = await sandbox.send(walletWire.getMerchantWallet, { raw: req.raw, input: {} });
    return answer(reply, ({ currency, currencySymbol }: Wallet) => ({ currencyCode: currency, currencySymbol }));
  });

  app.get('/wps/agent/affiliate', async ({ req }) => {
    const { affiliateCode: code = '', domain = '' } = req.query();
    return answer(await sandbox.send(sessionWire.checkAffiliate, { raw: req.raw, input: { code, domain } }));
  });

  app.post('/wps/session/login/freeplay', async ({ req }) =>
    answer(await sandbox.send(sessionWire.startTrial, { raw: req.raw, input: await req.json<object>() }), (trial: Trial) => ({
      ...trial,
      id: 1,
    })),
  );

  app.get('/wps/relay/GCS_gameTrialLaunch', async ({ req, json }) => {
    const { launchMode, nodeId = '', vassalage = '', language = 'ZH', backUrl = '' } = req.query();
    if (!launchMode) return json({ success: false, errorCode: '#727', message: 'system busy' }, 500);
    const input = { vassalage, gameCode: rows.codeOf(nodeId), language, backUrl };
    return answer(await sandbox.send(discoveryWire.launchDemo, { raw: req.raw, input }), ({ url }: Demo) => ({ gameUrl: url }));
  });
}
