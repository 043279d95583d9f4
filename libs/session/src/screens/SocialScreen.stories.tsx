import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { SocialScreen } from './SocialScreen';

const meta = {
  title: 'Features/Session/SocialScreen',
  component: SocialScreen,
  parameters: { msw: handlers, bare: true, isVisitor: true, path: '/m/login/social?state=foreign&code=foreign' },
  decorators: [withSession],
} satisfies Meta<typeof SocialScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = { parameters: { path: '/m/login/social?error=access_denied' } };
