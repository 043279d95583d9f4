import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar';

const meta = {
  title: 'Design system/Navigation/TabBar',
  component: TabBar,
  args: {
    label: 'Main',
    items: [
      { id: 'home', icon: 'home', label: 'Home', active: true, href: '#home' },
      { id: 'deposit', icon: 'wallet', label: 'Deposit', active: false, href: '#deposit' },
      { id: 'invite', icon: 'gift', label: 'Invite', active: false, href: '#invite' },
      { id: 'promos', icon: 'star', label: 'Promos', active: false, href: '#promos', badge: 2 },
      { id: 'member', icon: 'user', label: 'Member', active: false, href: '#member' },
    ],
  },
  parameters: { bare: true },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = {
  args: {
    items: [
      { id: 'home', icon: 'home', label: 'ပင်မ', active: true, href: '#home' },
      { id: 'deposit', icon: 'wallet', label: 'ငွေသွင်း', active: false, href: '#deposit' },
      { id: 'invite', icon: 'gift', label: 'ဖိတ်ခေါ်', active: false, href: '#invite' },
      { id: 'promos', icon: 'star', label: 'ပရိုမို', active: false, href: '#promos' },
      { id: 'member', icon: 'user', label: 'အကောင့်', active: false, href: '#member' },
    ],
  },
  globals: { locale: 'my' },
};
