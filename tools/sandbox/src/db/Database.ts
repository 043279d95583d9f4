import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries that both drivers offer; a transaction has this type too. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** Runs a script of several statements. */
  run: (script: string) => Promise<void>;
  query: (statement: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};
