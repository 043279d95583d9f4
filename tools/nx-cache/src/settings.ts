import { resolve } from 'node:path';

export type Settings = {
  port: number;
  /** Folder of the entries; one server owns it. */
  folder: string;
  /** Allows to read entries; `undefined` leaves reading to the write token. */
  readToken: string | undefined;
  /** Allows to read and to write entries; `undefined` refuses all writing. */
  writeToken: string | undefined;
  /** Largest size of one entry, in bytes. */
  maxEntryBytes: number;
  /** Largest size of all entries, in bytes. */
  maxTotalBytes: number;
};

/** Throws an error that names the variable if a value cannot be used. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const settings = {
    port: read(env, 'NX_CACHE_PORT', 4390),
    folder: resolve(env['NX_CACHE_FOLDER'] || '.nx-cache'),
    readToken: env['NX_CACHE_READ_TOKEN'] || undefined,
    writeToken: env['NX_CACHE_WRITE_TOKEN'] || undefined,
    maxEntryBytes: read(env, 'NX_CACHE_MAX_ENTRY_MB', 500) * 1e6,
    maxTotalBytes: read(env, 'NX_CACHE_MAX_TOTAL_MB', 20_000) * 1e6,
  };
  if (!settings.readToken && !settings.writeToken) throw new Error('Set NX_CACHE_READ_TOKEN, NX_CACHE_WRITE_TOKEN or both.');
  if (settings.readToken === settings.writeToken) throw new Error('NX_CACHE_READ_TOKEN and NX_CACHE_WRITE_TOKEN must differ.');
  if (settings.maxEntryBytes > settings.maxTotalBytes) throw new Error('NX_CACHE_MAX_ENTRY_MB is larger than NX_CACHE_MAX_TOTAL_MB.');
  return settings;
}

function read(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value <= 0) throw new Error(`${name} must be a whole number above 0.`);
  return value;
}
