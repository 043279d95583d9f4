import { sessionWire } from '@parlour/session/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { addAccount, registerMember } from '../testing/registerMember';
import type { TestGateway } from '../testing/useGateway';

export const fuzzRoles = ['visitor', 'member', 'trial', 'agent'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Who asks. A request may end the session that it was sent with, so each role finds a new player when its own is gone. */
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
      // Who has shut itself out plays on as a member.
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
