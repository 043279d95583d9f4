import { useStoredCopy } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { memberCopy } from '../memberCopy';
import { playerApi } from '../playerApi';
import { displayName } from '../rules/displayName';
import { tierOf } from '../rules/tierOf';
import { playerKeyOf } from '../session/sessionRecord';
import { useSession } from '../session/useSession';
import type { playerWire } from '../wire';

export type Member = {
  /** Nickname, else account (specification 2, side menu). A phone number is masked. */
  name: string;
  account: string;
  vipLabel?: string;
  /** The colour of the label, from 0 to 6. */
  vipTier?: number;
  /** When the player signed up; null if the gateway does not say, undefined while it is asked. */
  joinedAt?: number | null;
  /** Path of the avatar on the image CDN. */
  avatar?: string;
};

/**
 * Returns the player's data from the gateway; until it arrives, the copy of the last visit, or the session's user name. With `skip` it asks the
 * gateway nothing.
 */
export function useMember({ skip = false } = {}): Member | undefined {
  const session = useSession();
  playerApi.endpoints.getMemberInfo.useQuerySubscription(undefined, { skip: skip || session === undefined });
  // What another block has asked for is there without a question.
  const { currentData, isError } = playerApi.endpoints.getMemberInfo.useQueryState(undefined, { skip: session === undefined });
  const copy = useStoredCopy(memberCopy, session ? playerKeyOf(session) : '', session !== undefined && currentData === undefined);
  if (!session) return undefined;
  if (currentData) return memberOf(currentData);
  return {
    name: displayName(copy?.nickname || session.userName),
    account: session.userName,
    vipLabel: copy?.level,
    vipTier: copy?.tier,
    joinedAt: isError ? null : undefined,
  };
}

function memberOf({ account, nickname, clubLabel, joinedAt, avatar }: WireValue<typeof playerWire.getMemberInfo>): Member {
  return {
    name: displayName(nickname || account),
    account,
    vipLabel: clubLabel?.labelName || undefined,
    vipTier: tierOf(clubLabel),
    joinedAt: joinedAt ?? null,
    avatar: avatar || undefined,
  };
}
