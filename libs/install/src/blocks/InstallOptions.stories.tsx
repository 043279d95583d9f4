import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside, withApps, withInstall, withoutApps } from '../mocks/withInstall';
import { InstallOptions } from './InstallOptions';

const meta = {
  title: 'Features/Install/InstallOptions',
  component: InstallOptions,
  parameters: { msw: withApps, bare: true },
  args: { hasBonus: false },
  decorators: [withInstall],
  ...inside('android'),
} satisfies Meta<typeof InstallOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBonus: Story = { args: { hasBonus: true } };
export const Iphone: Story = inside('safari');
export const Desktop: Story = inside('desktop');
export const WithoutApps: Story = { parameters: { msw: withoutApps } };
export const InsideFacebook: Story = inside('androidFacebook');
export const Burmese: Story = { args: { hasBonus: true }, globals: { locale: 'my' } };
