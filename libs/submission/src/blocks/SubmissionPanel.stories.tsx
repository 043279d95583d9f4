import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { submissionFeature } from '../feature';
import { SubmissionPanel } from './SubmissionPanel';

const submission = {
  state: 'unknown',
  isAbsent: false,
  isRisky: false,
  isSearched: true,
  isChecking: false,
  check: async () => undefined,
  resend: async () => ({ state: 'unknown' }) as const,
  discard: () => undefined,
} as const;

const meta = {
  title: 'Features/Submission/SubmissionPanel',
  component: SubmissionPanel,
  args: { what: 'Deposit of ₱1,000.00 by PalmPay, 14:05', submission },
  decorators: [
    (Story, { globals }) => (
      <StoryStage key={globals.locale} with={[submissionFeature, siteFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof SubmissionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checking: Story = { args: { submission: { ...submission, isChecking: true } } };
export const NothingArrived: Story = { args: { submission: { ...submission, isAbsent: true } } };
export const NothingArrivedOfAWithdrawal: Story = { args: { submission: { ...submission, isAbsent: true }, needsPassword: true } };
export const NothingLooksForIt: Story = { args: { submission: { ...submission, isRisky: true, isSearched: false } } };
export const SendingAgain: Story = { args: { submission: { ...submission, isAbsent: true, state: 'sending' } } };
export const Long: Story = {
  args: { what: 'Withdrawal of Ks 1,234,567,890.99 to Commercial and Agricultural Bank of the Delta ••••7731, 14:05' },
  globals: { locale: 'my' },
};
