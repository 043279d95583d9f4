import { connect } from 'node:net';
import type { OddRequest } from './oddRequests';

/** Longer than any timeout of the app's server. */
const HANGS_MS = 45_000;

/**
 * Sends bytes and returns everything that the server sends until it closes the connection; `undefined` if the server never closes
 * it.
 */
export function sendBytes(port: number, { bytes, ending }: Pick<OddRequest, 'bytes'> & { ending: OddRequest['ending'] | 'open' }) {
  return new Promise<string | undefined>((resolve) => {
    const answer: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(HANGS_MS, () => {
      resolve(undefined);
      socket.destroy();
    });
    socket.on('data', (part: Buffer) => answer.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(answer).toString('latin1')));
    socket.write(bytes, () => ending === 'cut' && socket.destroy());
    if (ending === 'whole' || ending === 'half') socket.end();
  });
}
