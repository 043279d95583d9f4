import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IconName } from '../icon';
import { TabBar, type TabBarItem } from './TabBar';

const places = (...all: [icon: IconName, label: string][]): TabBarItem[] =>
  all.map(([icon, label], index) => ({ id: label, icon, label, active: index === 0, href: `#${label}` }));

const meta = {
  title: 'Design system/Navigation/TabBar',
  tags: ['stable'],
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
  parameters: {
    bare: true,
    guide: {
      isFramed: true,
      use: 'For the main places of the app, at the bottom of the screen.',
      do: ['Keep it to five places that never change their order.'],
      dont: ['Do not put actions into it.'],
      words: 'One word under each icon.',
      accessibility: 'Navigation with a name; the current place is marked by more than colour.',
      anatomy: { parts: { Bar: '.bar', Place: '.item', Icon: '.icon', Label: '.label', Badge: '.badge > .badge' } },
      pairs: [
        {
          do: [
            'Places, each in one word.',
            () => <TabBar label="Main" items={places(['home', 'Home'], ['wallet', 'Deposit'], ['user', 'Member'])} />,
          ],
          dont: [
            'An action is no place: a tap on it is not expected to do something.',
            () => <TabBar label="Main" items={places(['home', 'Home'], ['refresh', 'Refresh'], ['log-out', 'Log out'])} />,
          ],
        },
      ],
      parts: {
        TabBarLink: {
          use: 'For an item of the TabBar whose owner decides when to show it.',
          do: ['Give it the link component as `as`, for example `NavLink`.'],
          dont: ['Do not use it outside of a TabBar.'],
          words: 'One word under the icon.',
          accessibility: 'The current place is marked with `aria-current`.',
        },
      },
    },
  },
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
