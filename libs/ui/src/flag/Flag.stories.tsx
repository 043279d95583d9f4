import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag';

const meta = { title: 'Design system/Data/Flag', component: Flag, args: { country: 'PH' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Myanmar: Story = { args: { country: 'MM' } };
export const UnitedStates: Story = { args: { country: 'US' } };
/** A country without a drawing has the flag of the system's font. */
export const OtherCountry: Story = { args: { country: 'TH' } };
