import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside, withApps, withInstall, withoutApps } from '../mocks/withInstall';
import { AddToHomeFooter } from './AddToHomeFooter';

const meta = {
  title: 'Features/Install/AddToHomeFooter',
  component: AddToHomeFooter,
  parameters: { msw: withApps },
  decorators: [withInstall],
  ...inside('safari'),
} satisfies Meta<typeof AddToHomeFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutProfile: Story = { parameters: { msw: withoutApps } };
export const OldIphone: Story = inside('safari11');
export const Burmese: Story = { globals: { locale: 'my' } };
