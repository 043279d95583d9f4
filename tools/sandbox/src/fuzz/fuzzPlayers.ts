import { sessionWire } from '@parlour/session/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { addAccount, registerMember } from '../testing/registerMember';
import type { TestGateway } from '../testing/useGateway';

export const fuzzRoles = ['visitor', 'member', 'trial', 'agent'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Callers by role. A request may end its own session, so each role gets a new player when necessary. */
export function fuzzPlayers(gateway: TestGateway) {
  const present = new Map<FuzzRole, Client>();
  const agents = ['agnes', 'carlo'];
  const join: Record<FuzzRole, () => Promise<Client>> = {
    visitor: async () => gateway.client(),
    member: async () => {
      const member = await registerMember(gateway);
      await deposit(gateway, member, '2000');
      await addAccount(member);
      return member;
    },
    trial: async () => {
      const trial = gateway.client();
      trial.token = (await trial.call(sessionWire.startTrial, { moduleId: 'fuzz' })).token;
      return trial;
    },
    agent: async () => {
      const agent = gateway.client();
      const [username = ''] = agents;
      const input = { username, password: 'parlour88', captcha: '', type: 'username', entrance: 'agent' } as const;
      const answer = await agent.send(sessionWire.login, input);
      // An agent that can no longer log in is replaced by the next agent, or by a member.
      if (!answer.success) return agents.shift() ? join.agent() : join.member();
      agent.token = (answer.value as { token: string }).token;
      return agent;
    },
  };
  return {
    async tokenOf(role: FuzzRole): Promise<string | undefined> {
      const player = present.get(role) ?? (await join[role]());
      present.set(role, player);
      return player.token;
    },
    leave: (role: FuzzRole) => void present.delete(role),
  };
}
