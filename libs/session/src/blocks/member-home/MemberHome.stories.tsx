import { siteWire } from '@parlour/site/wire';
import { mockCall } from '@parlour/testing';
import { Notice } from '@parlour/ui/notice';
import { IconTile } from '@parlour/ui/tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { MemberHome } from './MemberHome';

const meta = {
  title: 'Features/Session/MemberHome',
  component: MemberHome,
  parameters: { msw: handlers, bare: true },
  args: {
    menu: [
      {
        id: 'play',
        items: (
          <li>
            <IconTile as="a" href="#inbox" icon="mail" label="Inbox" badge={3} tone="accent" />
          </li>
        ),
      },
      {
        id: 'account',
        items: (
          <>
            <li>
              <IconTile as="a" href="#security" icon="shield-check" label="Security center" tone="info" />
            </li>
            <li>
              <IconTile as="a" href="#settings" icon="settings" label="Settings" tone="info" />
            </li>
          </>
        ),
      },
    ],
  },
  decorators: [withSession],
} satisfies Meta<typeof MemberHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NeedsAttention: Story = {
  args: {
    attention: (
      <Notice tone="warn" title="A deposit waits for your payment">
        Order D-2026-0117
      </Notice>
    ),
  },
};

export const Loading: Story = { args: { menu: undefined } };

export const FreeTrial: Story = { parameters: { sessionType: 4 } };

export const NewLayout: Story = {
  parameters: {
    msw: [
      mockCall(siteWire.getStatus, {
        info: { mobileTemplate: { mem_cen: '1' } },
        maintenance: false,
        regionRestriction: false,
      }),
      ...handlers,
    ],
  },
};
