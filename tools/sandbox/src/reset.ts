import { Pool } from 'pg';
import { holdFolder } from './db/holdFolder';
import { removeStarting } from './db/removeStarting';
import { readSettings } from './settings';

const { databaseUrl, databaseSchema, dumpFolder } = readSettings();
const release = holdFolder(dumpFolder);
for (const kind of ['world-', 'memory-', 'body-key']) removeStarting(dumpFolder, kind);
release();
if (databaseUrl) {
  const pool = new Pool({ connectionString: databaseUrl });
  await pool.query(`DROP SCHEMA IF EXISTS ${databaseSchema} CASCADE`);
  await pool.end();
}
