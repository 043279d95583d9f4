import type { Db } from '../Database';

export type SeedContext = {
  db: Db;
  seed: number;
  /** Moment of seeding, at which the histories end. */
  now: number;
};
