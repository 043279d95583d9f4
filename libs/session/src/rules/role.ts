/** What a session type may do and see (specification 6); `undefined` is a visitor. */
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
  /** Has an invite page of their own. */
  seesInvite: boolean;
  /**
   * What the invite entry leads to; who sees the entry is a matter of the REFERRAL promotion (specification 2): a visitor
   * gets the rules and the login, an agent the agent modal instead of the page (specification 6).
   */
  inviteOpens: 'rules' | 'freeReject' | 'agentModal' | 'page';
};

const REAL_MEMBERS = [0, 1, 2];
const TRIAL = 4;
const NOT_AGENTS = [0, 4, 40];
const WITHOUT_CONTRACTS = [4, 40, 41, 42];

/** The one place that knows the session types. */
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
