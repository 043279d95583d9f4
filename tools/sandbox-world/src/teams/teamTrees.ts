export type Place = { id: string; upline?: string };

export type TeamTree = {
  merchant: string;
  top: string;
  /** Agents from the first level down; the players are spread over them. */
  agents: readonly Required<Place>[];
  members: readonly Required<Place>[];
  codes: readonly [code: string, memberId: string][];
  /** Rough stake of one bet. */
  stake: number;
};

/** Teams below the demo agents: three levels of agents, with players below. */
export const teamTrees: readonly TeamTree[] = [
  {
    merchant: '200jilif3',
    top: 'm-ramon',
    agents: [
      { id: 'm-agnes', upline: 'm-ramon' },
      { id: 'm-carlo', upline: 'm-agnes' },
      { id: 'm-bea', upline: 'm-carlo' },
    ],
    members: [],
    codes: [
      ['AGNES88', 'm-agnes'],
      ['CARLO88', 'm-carlo'],
    ],
    stake: 120,
  },
  {
    merchant: '200jilimm3',
    top: 'm-zaw',
    agents: [
      { id: 'm-kyaw', upline: 'm-zaw' },
      { id: 'm-su', upline: 'm-kyaw' },
    ],
    members: [{ id: 'm-thiri', upline: 'm-kyaw' }],
    codes: [['MINGALA', 'm-kyaw']],
    stake: 1000,
  },
];
