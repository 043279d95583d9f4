import { createElement } from 'react';
import { renderBlock } from '@parlour/testing';
import { agentFeature } from './feature';
import { asType } from './mocks/players';

const entries = agentFeature.menu ?? [];

function Probe({ id }: { id: string }) {
  const isVisible = entries.find((entry) => entry.id === id)?.useVisible?.() ?? true;
  return createElement('p', null, isVisible ? 'shown' : 'hidden');
}

test.each([
  [0, false, false],
  [1, true, true],
  [2, true, true],
  [4, false, false],
  [40, false, false],
  [41, true, false],
  [42, true, false],
  [7, true, true],
])('spec 6: type %i sees the agent centre: %s, and the contracts: %s', async (type, seesHome, seesContracts) => {
  const said = async (id: string) => {
    const { container, unmount } = await renderBlock(createElement(Probe, { id }), asType(type));
    const text = container.textContent;
    unmount();
    return text === 'shown';
  };
  expect(await said('agent.home')).toBe(seesHome);
  expect(await said('agent.member')).toBe(seesHome);
  expect(await said('agent.contracts')).toBe(seesContracts);
});

test('team screens require an agent, contract screens any logged-in player', () => {
  const access = Object.fromEntries(agentFeature.routes.map((route) => [route.path, route.access]));
  expect(Object.values(access).filter((who) => who === 'agent')).toHaveLength(6);
  expect(Object.entries(access).every(([path, who]) => (who === 'player') === path.includes('/get'))).toBe(true);
});
