import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { TermsBar } from './TermsBar';
import { TermsGate } from './TermsGate';

const meta = {
  title: 'Features/Session/TermsBar',
  component: TermsBar,
  parameters: { msw: handlers },
  decorators: [withSession],
} satisfies Meta<typeof TermsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BeforeAGame: Story = { render: () => <TermsGate loading={null}>Game</TermsGate> };
