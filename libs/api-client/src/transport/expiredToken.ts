import { type AppError, isAppError } from '../errors/errors';
import type { GatewayContext } from '../gatewayContext';
import { type Renewal, memoryOf } from '../gatewayMemory';

/** Only pending calls can still hold an old token. */
const REMEMBERED = 20;

/** Asks the app for a new token, once for all calls with the same expired one (reliability A1). */
export function newTokenFor(context: GatewayContext, expired: string): Promise<Renewal> {
  const { renewals } = memoryOf(context);
  const known = renewals.get(expired);
  if (known) return known;
  const renewal = ask(context, expired);
  remember(renewals, expired, renewal);
  void renewal.then((result) => {
    if ('error' in result) renewals.delete(expired);
    if ('isOver' in result) context.onSessionEnded();
  });
  return renewal;
}

async function ask(context: GatewayContext, expired: string): Promise<Renewal> {
  try {
    const token = await context.renewToken(expired);
    return token ? { token } : { isOver: true };
  } catch (error) {
    // The gateway has refused the token itself, and gives no new one.
    if (isAppError(error) && isFinal(error)) return { isOver: true };
    return { error: isAppError(error) ? error : { kind: 'network' } };
  }
}

/** True if asking once more would bring the same answer. */
function isFinal(error: AppError): boolean {
  return error.kind === 'absent' || error.kind === 'business' || (error.kind === 'http' && error.status < 500);
}

/** Reports once that the gateway refused even a new token. */
export function reportEnd(context: GatewayContext, token: string): void {
  const { renewals } = memoryOf(context);
  if (renewals.has(token)) return;
  remember(renewals, token, Promise.resolve({ isOver: true }));
  context.onSessionEnded();
}

function remember(renewals: Map<string, Promise<Renewal>>, token: string, renewal: Promise<Renewal>): void {
  const oldest = renewals.keys().next().value;
  if (renewals.size >= REMEMBERED && oldest !== undefined) renewals.delete(oldest);
  renewals.set(token, renewal);
}
