import { rmSync } from 'node:fs';
import { Pool } from 'pg';
import { holdFolder } from './db/holdFolder';
import { readSettings } from './settings';

const { databaseUrl, databaseSchema, dumpFolder } = readSettings();
holdFolder(dumpFolder);
rmSync(dumpFolder, { recursive: true, force: true });
if (databaseUrl) {
  const pool = new Pool({ connectionString: databaseUrl });
  await pool.query(`DROP SCHEMA IF EXISTS ${databaseSchema} CASCADE`);
  await pool.end();
}
