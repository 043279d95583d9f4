import type { ServerResponse } from 'node:http';
import type { AppError } from '@parlour/api-client';
import type { Spoil } from './stubGateway';

type GatewayFault = {
  name: string;
  spoil: Spoil;
  error: AppError;
  /** How often a read is sent when every attempt fails. Mutations are sent once. */
  reads: number;
};

const page = '<!doctype html><title>Bad gateway</title>';
const json = { 'Content-Type': 'application/json' };
const refusal = (code: string) => JSON.stringify({ success: false, value: null, code, message: null });

function send(status: number, body: string, headers: Record<string, string> = json): Spoil {
  return (response) => response.writeHead(status, headers).end(body);
}

function cut(headers: (length: number) => Record<string, string>): Spoil {
  return (response, sound) => {
    response.writeHead(200, { ...json, ...headers(sound.length) });
    response.write(sound.slice(0, sound.length / 2), () => response.destroy());
  };
}

const reset: Spoil = (response: ServerResponse) => void response.socket?.resetAndDestroy();

/** The gateway faults (reliability N1 to N6), each with its expected error. */
export const gatewayFaults: GatewayFault[] = [
  { name: '500 JSON', spoil: send(500, refusal('UNKNOWN')), error: { kind: 'http', status: 500 }, reads: 3 },
  { name: '502 HTML', spoil: send(502, page, { 'Content-Type': 'text/html' }), error: { kind: 'http', status: 502 }, reads: 3 },
  { name: '404', spoil: send(404, '{}'), error: { kind: 'http', status: 404 }, reads: 1 },
  { name: '429', spoil: send(429, '{}'), error: { kind: 'rateLimited' }, reads: 1 },
  {
    name: '429 for longer than 10 s',
    spoil: send(429, '{}', { ...json, 'Retry-After': '11' }),
    error: { kind: 'rateLimited', retryAfterMs: 11_000 },
    reads: 1,
  },
  { name: '503 MAINTENANCE', spoil: send(503, refusal('MAINTENANCE')), error: { kind: 'maintenance' }, reads: 1 },
  { name: '403 REGION', spoil: send(403, refusal('REGION')), error: { kind: 'region' }, reads: 1 },
  { name: 'a refusal', spoil: send(200, refusal('NO')), error: { kind: 'business', code: 'NO', value: undefined }, reads: 1 },
  { name: 'JSON that breaks off', spoil: send(200, '{"success":true,"value":{"'), error: { kind: 'malformed' }, reads: 1 },
  { name: 'a page of HTML', spoil: send(200, page, { 'Content-Type': 'text/html' }), error: { kind: 'malformed' }, reads: 1 },
  { name: 'no envelope', spoil: send(200, '[]'), error: { kind: 'schema', path: 'success' }, reads: 1 },
  { name: 'cut short of its length', spoil: cut((length) => ({ 'Content-Length': String(length) })), error: { kind: 'network' }, reads: 3 },
  { name: 'cut between chunks', spoil: cut(() => ({ 'Transfer-Encoding': 'chunked' })), error: { kind: 'network' }, reads: 3 },
  { name: 'no gzip', spoil: send(200, 'no gzip', { ...json, 'Content-Encoding': 'gzip' }), error: { kind: 'network' }, reads: 3 },
  { name: 'a reset connection', spoil: reset, error: { kind: 'network' }, reads: 3 },
];
