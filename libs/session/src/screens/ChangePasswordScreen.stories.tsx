import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { ChangePasswordScreen } from './ChangePasswordScreen';

const meta = {
  title: 'Features/Session/ChangePasswordScreen',
  component: ChangePasswordScreen,
  parameters: { msw: [...accessHandlers, ...handlers], bare: true, path: '/m/changePsw' },
  decorators: [withSession],
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ErrorsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
  },
};
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = { parameters: { lost: { kind: 'session.passwordChange', state: 'unknown' } } };
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = { parameters: { lost: { kind: 'session.passwordChange', state: 'absent' } } };
