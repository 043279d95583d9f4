import { connect } from 'node:net';
import type { OddRequest } from './oddRequests';

/** Longer than the app's server waits for anybody. */
const HANGS_MS = 45_000;

/** All that a server says to these bytes until it closes the connection; undefined when it does neither. */
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
