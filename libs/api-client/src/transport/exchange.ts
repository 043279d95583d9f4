import { looksLikeZawgyi } from '@parlour/kernel/typed';
import { publicReplies, type PublicReply } from '@parlour/kernel/wire-call';
import { buildRequest } from './buildRequest';
import { memoryOf } from '../gatewayMemory';
import type { SealedBody } from '../encryption/payloadCipher';
import { readReply } from './readReply';
import type { Exchange, Reply } from './reply';
import { retryPause } from './retryPause';
import { transport } from './transport';
import type { AppError } from '../errors/errors';

const READ_TIMEOUT_MS = 10_000;
const MONEY_TIMEOUT_MS = 30_000;

/** Sends one call: retries reads, encrypts bodies, fails over to the next host. It does not handle sessions. */
export async function exchange(asked: Exchange): Promise<Reply> {
  const former: AppError[] = [];
  for (;;) {
    const reply = asked.call.encrypted ? await sendSealed(asked) : await send(asked);
    if (!reply.error || !asked.isRepeatable || asked.signal.aborted) return reply;
    former.push(reply.error);
    const pause = retryPause(former, asked.context.retryDelaysMs);
    if (pause === undefined) return reply;
    await sleep(pause, asked.signal);
  }
}

async function send({ context, call, input, token, isRepeatable, isForced, signal }: Exchange, sealed?: SealedBody): Promise<Reply> {
  const memory = memoryOf(context);
  const hosts = context.getHosts();
  const used = memory.host;
  const host = hosts[used % hosts.length] ?? location.origin;
  const { url, init } = buildRequest(context, { call, input, token, isForced, host, sealed });
  let isSlow = false;
  const raw = await transport({
    url,
    init,
    signal,
    isRead: isRepeatable,
    timeoutMs: call.money ? MONEY_TIMEOUT_MS : READ_TIMEOUT_MS,
    copyAgeS: call.public && !token ? oldestCopyS(call.public) : 0,
    onSlow: () => {
      isSlow = true;
      if (!memory.isSlow) context.onSlowConnection?.();
      memory.isSlow = true;
    },
  });
  if (!isSlow) memory.isSlow = false;
  if (!('error' in raw)) return readable(readReply(call, raw), raw.text);
  const isHostSilent = raw.error.kind === 'network' || raw.error.kind === 'timeout';
  // Calls that fail at the same time advance by one host together.
  if (isHostSilent && !signal.aborted && memory.host === used) memory.host += 1;
  return raw;
}

/** Texts of a gateway may be in Zawgyi. The tools that convert them are loaded with the first such reply. */
async function readable(reply: Reply, text: string): Promise<Reply> {
  // JSON may hold Burmese letters as escapes.
  if (reply.error || !looksLikeZawgyi(text.includes('\\u10') ? JSON.stringify(reply.data) : text)) return reply;
  const tools = await import('./unicodeTexts').catch(() => undefined);
  return tools ? { data: await tools.unicodeTexts(reply.data) } : reply;
}

/** Returns the greatest age of a copy in seconds: a shared cache and the browser may each keep it that long. */
function oldestCopyS(kind: PublicReply): number {
  const { freshS, staleS } = publicReplies[kind];
  return 2 * (freshS + staleS);
}

/** Few calls carry secrets, so the encryption code is loaded with the first of them. */
async function sendSealed(asked: Exchange): Promise<Reply> {
  const sealing = await import('../encryption/sealedExchange').catch(() => undefined);
  return sealing ? sealing.sendSealed(asked, { send, exchange }) : { error: { kind: navigator.onLine ? 'network' : 'offline' } };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
