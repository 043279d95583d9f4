import { paths } from '@parlour/kernel';
import { renderBlock } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { agentFeature } from '../feature';
import { asType } from '../mocks/players';
import { AgentModal } from './AgentModal';

test.each(['en', 'fil', 'my'] as const)('spec 6: instead of the invite page, agents are sent to their own link (%s)', async (locale) => {
  const agent = asType(1);
  const handleClose = jest.fn();
  const { user, location } = await renderBlock(<AgentModal onClose={handleClose} />, {
    ...agent,
    locale,
    with: [agentFeature, ...agent.with],
    path: paths.promotions.invite,
  });
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', paths.agent.home);
  if (second) await user.click(second);
  expect(location()).toBe(paths.agent.link);
});
