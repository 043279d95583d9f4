import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline, type TimelineStep } from './Timeline';

const lastSteps: TimelineStep[] = [{ id: 'paid', title: 'Paid', state: 'next' }];

const meta = {
  title: 'Design system/Money/Timeline',
  tags: ['stable'],
  component: Timeline,
  args: {
    steps: [
      { id: 'submitted', title: 'Submitted', text: '14:02 · your time', state: 'done' },
      { id: 'review', title: 'In review', text: 'Normally under 15 minutes. Now 4 minutes.', state: 'now' },
      { id: 'sent', title: 'Sent to your wallet', text: 'We will tell you here and in your inbox', state: 'next' },
      { id: 'paid', title: 'Paid', state: 'next' },
    ],
  },
  parameters: {
    guide: {
      use: 'For the steps of an order: done, current and still to come.',
      do: ['Say how long the current step normally takes.'],
      dont: ['Do not use it for a history without an end: use a list.'],
      words: 'Each step is a state in the past or now: "Created", "In review".',
      accessibility: 'An ordered list; the current step is marked for readers too.',
      anatomy: { parts: { Step: '.step', Mark: '.mark', Title: '.title', Text: '.text' } },
      pairs: [
        {
          do: [
            'The current step says how long it normally takes.',
            () => (
              <Timeline steps={[{ id: 'review', title: 'In review', text: 'Normally under 15 minutes.', state: 'now' }, ...lastSteps]} />
            ),
          ],
          dont: [
            'Without a time the player has to ask.',
            () => <Timeline steps={[{ id: 'review', title: 'Please wait', state: 'now' }, ...lastSteps]} />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Complete: Story = {
  args: {
    steps: [
      { id: 'created', title: 'Created', text: '14:02', state: 'done' },
      { id: 'credited', title: 'Credited', text: '14:06', state: 'done' },
    ],
  },
};
export const Rejected: Story = {
  args: {
    steps: [
      { id: 'submitted', title: 'Submitted', text: '14:02', state: 'done' },
      {
        id: 'rejected',
        title: 'Rejected',
        text: 'The name of the account differs from yours. The money is back in your balance.',
        state: 'failed',
      },
    ],
  },
};
export const Burmese: Story = {
  args: {
    steps: [
      { id: 'submitted', title: 'တင်ပြီးပါပြီ', text: '14:02', state: 'done' },
      { id: 'review', title: 'စစ်ဆေးနေသည်', text: 'ပုံမှန် 15 မိနစ်အတွင်း', state: 'now' },
      { id: 'paid', title: 'ငွေပေးချေပြီး', state: 'next' },
    ],
  },
  globals: { locale: 'my' },
};
