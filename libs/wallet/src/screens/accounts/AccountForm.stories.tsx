import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withWallet } from '../../mocks/withWallet';
import { AccountForm } from './AccountForm';

const lost = { kind: 'wallet.account', content: { via: 'PalmPay ••••4567' } };

const meta = {
  title: 'Features/Wallet/AccountForm',
  component: AccountForm,
  parameters: { msw: handlers },
  decorators: [withWallet],
  args: { payeeName: 'Maria Santos', onAdded: () => undefined },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fields: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'PalmPay' })),
};
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = { parameters: { lost: { ...lost, state: 'unknown' } } };
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = { parameters: { lost: { ...lost, state: 'absent' } } };
