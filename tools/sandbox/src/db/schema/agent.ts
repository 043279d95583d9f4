import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Contracts that an upline offers and that wait for the agent's word. */
export const contractRequests = pgTable(
  'contract_request',
  {
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: ['salary', 'dividend', 'hourly'] }).notNull(),
    /** What the announcing field says, e.g. "NEW". */
    request: text('request').notNull(),
    offeredAt: moment('offered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
