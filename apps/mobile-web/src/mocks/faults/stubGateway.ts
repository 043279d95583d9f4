import { generateKeyPairSync } from 'node:crypto';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiClientWire } from '@parlour/api-client/wire';
import { contract } from './contract';
import { sampleOf } from './sampleOf';

/** Corrupts one reply; `sound` is the valid one. */
export type Spoil = (response: ServerResponse, sound: string) => void;

/** A gateway on a real socket. It answers every call of the contract with a sample, which a test may corrupt. */
export async function startStubGateway() {
  const asked: string[] = [];
  /** The sound reply to each call so far: making one takes longer than the call. */
  const replies: Record<string, string> = {};
  let spoil: Spoil | undefined;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const name = `${request.method} ${new URL(request.url ?? '/', 'http://gateway').pathname}`;
      const isKey = name === `GET ${apiClientWire.getPublicKey.path}`;
      if (!isKey) asked.push(name);
      const sound = (replies[name] ??= JSON.stringify({
        success: true,
        value: isKey ? publicKey() : replyTo(name),
        code: null,
        message: null,
      }));
      if (spoil && !isKey) spoil(response, sound);
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(sound);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** `METHOD path` of each call that arrived, except the call for the encryption key. */
    asked,
    spoilBy: (next: Spoil | undefined) => {
      spoil = next;
      asked.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Two libraries may read different parts of one reply. */
function replyTo(name: string): unknown {
  const values = contract.filter(([, { method, path }]) => `${method} ${path}` === name).map(([, { value }]) => sampleOf(value));
  if (values.length === 0) throw new Error(`${name} is in no contract`);
  const [first] = values;
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? Object.assign({}, ...values) : first;
}

let spki: string | undefined;

function publicKey() {
  spki ??= generateKeyPairSync('rsa', { modulusLength: 3072 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { keyId: 'stub', algorithm: 'RSA-OAEP-256+A256GCM', spki };
}
