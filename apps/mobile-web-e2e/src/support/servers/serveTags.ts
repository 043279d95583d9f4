import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forward } from './forward';
import { builtRelease } from './makeRelease';
import { ports } from './ports';
import { startApp } from './startApp';

const [front, appPort, receiverPort] = ports.tags;

type CampaignEvent = { event: string; merchant: string; campaign: Record<string, string> };

/** Serves the app with one merchant of the operator's file, and receives what it reports of campaigns. */
export async function serveTags(merchant: object) {
  const received: CampaignEvent[] = [];
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push(...(JSON.parse(Buffer.concat(parts).toString()) as { events: CampaignEvent[] }).events);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => receiver.listen(receiverPort, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'tags-'));
  const config = join(folder, 'merchants.json');
  const campaign = { reportTo: `http://127.0.0.1:${receiverPort}/events` };
  writeFileSync(config, JSON.stringify({ merchants: [merchant], campaign }));
  const env = { PARLOUR_GATEWAY: `http://127.0.0.1:${ports.gateway}` };
  const server = await startApp({ port: appPort, folders: [builtRelease], config, env });
  const proxy = await forward(front, ({ url = '' }) => (/^\/(wps|lgw|cdn)\//.test(url) ? ports.gateway : appPort));
  return {
    url: `http://127.0.0.1:${front}`,
    received,
    close: async () => {
      await proxy.close();
      await server.stop();
      receiver.closeAllConnections();
      receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
}
