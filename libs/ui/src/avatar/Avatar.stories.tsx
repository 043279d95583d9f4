import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameImage } from '../kitchen-sink/storyImages';
import { Avatar } from './Avatar';

const meta = { title: 'Design system/Data/Avatar', component: Avatar, args: { name: 'Maria' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithImage: Story = { args: { src: gameImage('', 'crown', 5).src } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Large: Story = { args: { size: 'l' } };
