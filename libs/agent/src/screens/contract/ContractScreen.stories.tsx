import { paths } from '@parlour/kernel';
import { httpStatus, mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activeContract,
  changedContract,
  contract,
  endingContract,
  noContract,
  terms,
  tier,
  upcomingContract,
} from '../../mocks/contracts';
import { agentHandlers } from '../../mocks/handlers';
import { withAgent } from '../../mocks/players';
import { type Contract, agentWire } from '../../wire';
import { ContractScreen } from './ContractScreen';

const meta = {
  title: 'Features/Agent/ContractScreen',
  component: ContractScreen,
  parameters: { msw: agentHandlers, path: paths.agent.salary },
  decorators: [withAgent],
} satisfies Meta<typeof ContractScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: Contract): Story => ({
  parameters: { path: paths.agent[value.kind], msw: [mockCall(agentWire.getContract, value), ...agentHandlers] },
});
const tapping =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };
const longOffer = contract({
  upline: 'Maria Corazon Evangelista de la Cruz-Villanueva',
  offer: terms([
    tier({ betAtLeast: '9007199254740993.55', activeMembers: 12345, rate: '0.12345678' }),
    tier({ productType: 'PVP', betAtLeast: '98765432109.00', rate: '1500000.00', rateUnit: 'fixed' }),
  ]),
});

export const Default: Story = {};
export const Change: Story = shown(changedContract);
export const Cancellation: Story = shown(endingContract);
export const Upcoming: Story = shown(upcomingContract);
export const UpcomingFilipino: Story = { ...Upcoming, globals: { locale: 'fil' } };
export const UpcomingBurmese: Story = { ...Upcoming, globals: { locale: 'my' } };
export const Active: Story = shown(activeContract);
export const Rejected: Story = shown(contract({ status: 'rejected', version: null, answeredAt: activeContract.answeredAt }));
export const NoContractYet: Story = shown(noContract);
export const Ended: Story = shown({ ...noContract, answeredAt: activeContract.answeredAt });
export const Accepting: Story = { play: tapping('Accept') };
export const Rejecting: Story = { play: tapping('Reject') };
export const AcceptingChange: Story = { ...shown(changedContract), play: tapping('Accept') };
export const TickMissing: Story = { ...shown(endingContract), play: tapping('Agree to end', 'Yes, end it') };
export const OfferChanged: Story = {
  parameters: { msw: [mockCall(agentWire.answerContract, () => refuse('OFFER_CHANGED')), ...agentHandlers] },
  play: tapping('Accept', 'Yes, accept'),
};
export const AnswerRefused: Story = {
  parameters: { msw: [mockCall(agentWire.answerContract, () => httpStatus(403)), ...agentHandlers] },
  play: tapping('Accept', 'Yes, accept'),
};
export const LongNamesAndFigures: Story = shown(longOffer);
export const NotAvailable: Story = { parameters: { type: 41 } };
export const Loading: Story = {
  parameters: { msw: [mockCall(agentWire.getContract, () => new Promise<never>(() => undefined)), ...agentHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(agentWire.getContract, () => httpStatus(503)), ...agentHandlers] } };
export const Filipino: Story = { ...Change, globals: { locale: 'fil' } };
export const Burmese: Story = { ...Change, globals: { locale: 'my' } };
