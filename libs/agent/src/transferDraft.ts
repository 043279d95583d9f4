import { wireId, wireText } from '@parlour/kernel';
import { formDraft } from '@parlour/player';
import * as v from 'valibot';

const content = v.object({
  recipient: v.optional(v.object({ memberId: wireId, name: wireText })),
  amount: v.pipe(v.string(), v.maxLength(200)),
});

/** The raw input of a transfer to the team, without the transaction password. */
export const transferDraft = formDraft('agent.transfer', content);
