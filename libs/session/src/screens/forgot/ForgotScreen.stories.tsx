import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { accessHandlers } from '../../mocks/accessHandlers';
import { handlers } from '../../mocks/handlers';
import { passwordWire } from '../../wire/passwordWire';
import { ForgotScreen } from './ForgotScreen';

const meta = {
  title: 'Features/Session/ForgotScreen',
  component: ForgotScreen,
  parameters: { msw: [...accessHandlers, ...handlers], bare: true, isVisitor: true, path: '/m/forget' },
  decorators: [withSession],
} satisfies Meta<typeof ForgotScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NewPassword: Story = { parameters: { path: '/m/forget#ticket=ticket-of-maria' } };
export const Failing: Story = {
  parameters: { msw: [mockCall(passwordWire.sendForgotCode, httpStatus(503)), ...accessHandlers, ...handlers] },
  play: async ({ canvas, userEvent }) => {
    const [name, number] = await canvas.findAllByRole('textbox');
    await userEvent.type(name as HTMLElement, 'maria');
    await userEvent.type(number as HTMLElement, '9175557731');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
    await canvas.findByRole('alert');
  },
};
export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name, number] = await canvas.findAllByRole('textbox');
    await userEvent.type(name as HTMLElement, 'maria');
    await userEvent.type(number as HTMLElement, '9175557731');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
  },
};
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = {
  parameters: { path: '/m/forget#ticket=ticket-of-maria', lost: { kind: 'session.forgottenPassword', state: 'unknown' } },
};
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = {
  parameters: { path: '/m/forget#ticket=ticket-of-maria', lost: { kind: 'session.forgottenPassword', state: 'absent' } },
};
