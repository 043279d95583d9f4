/** Permissions of a session type (specification 6); `undefined` is a visitor. */
export type Role = {
  isVisitor: boolean;
  isRealMember: boolean;
  isTrial: boolean;
  isAgent: boolean;
  mayDeposit: boolean;
  mayWithdraw: boolean;
  mayChat: boolean;
  mayUseInbox: boolean;
  needsContractCheck: boolean;
  /** The player has their own invite page. */
  seesInvite: boolean;
  /**
   * Target of the invite entry. The REFERRAL promotion decides its visibility (specification 2). A visitor gets the rules and the
   * login, an agent the agent modal instead of the page (specification 6).
   */
  inviteOpens: 'rules' | 'freeReject' | 'agentModal' | 'page';
};

const REAL_MEMBERS = [0, 1, 2];
const TRIAL = 4;
const NOT_AGENTS = [0, 4, 40];
const WITHOUT_CONTRACTS = [4, 40, 41, 42];

/** Maps session types to roles. No other module reads session types. */
export function roleOf(type: number | undefined): Role {
  const isVisitor = type === undefined;
  const isRealMember = !isVisitor && REAL_MEMBERS.includes(type);
  const isTrial = type === TRIAL;
  const isAgent = !isVisitor && !NOT_AGENTS.includes(type);
  return {
    isVisitor,
    isRealMember,
    isTrial,
    isAgent,
    mayDeposit: isRealMember,
    mayWithdraw: isRealMember,
    mayChat: !isVisitor && !isTrial,
    mayUseInbox: !isVisitor && !isTrial,
    needsContractCheck: !isVisitor && !WITHOUT_CONTRACTS.includes(type),
    seesInvite: !isVisitor && !isTrial && !isAgent,
    inviteOpens: isVisitor ? 'rules' : isTrial ? 'freeReject' : isAgent ? 'agentModal' : 'page',
  };
}
