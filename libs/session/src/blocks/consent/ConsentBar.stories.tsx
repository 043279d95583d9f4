import { writeConfig } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { ConsentBar } from './ConsentBar';

const tags = [
  { name: 'reach', purpose: 'measurement' },
  { name: 'ads', purpose: 'marketing' },
];

const meta = {
  title: 'Features/Session/ConsentBar',
  component: ConsentBar,
  parameters: { msw: handlers, isVisitor: true },
  decorators: [withSession],
  beforeEach: () => {
    localStorage.removeItem('consent');
    return writeConfig({ consent: { version: '1', tags } });
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The purposes one by one. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement),
};
