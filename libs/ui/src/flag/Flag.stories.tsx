import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag';

const meta = { title: 'Data/Flag', component: Flag, args: { country: 'PH' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Myanmar: Story = { args: { country: 'MM' } };
export const UnitedStates: Story = { args: { country: 'US' } };
