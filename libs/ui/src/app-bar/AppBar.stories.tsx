import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button';
import { AppBar } from './AppBar';

const meta = {
  title: 'Design system/Navigation/AppBar',
  component: AppBar,
  args: { start: <IconButton icon="back" label="Back" />, title: 'Deposit' },
  parameters: { bare: true },
} satisfies Meta<typeof AppBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { end: <IconButton icon="help" label="Help" /> } };
export const LongTitle: Story = {
  args: { title: 'Mga account para sa withdrawal at deposito', end: <IconButton icon="plus" label="Add" /> },
};
export const Burmese: Story = { args: { title: 'ငွေသွင်းခြင်း' }, globals: { locale: 'my' } };
