import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ticker } from './Ticker';

const meta = {
  title: 'Design system/Data/Ticker',
  tags: ['stable'],
  component: Ticker,
  args: {
    items: [
      { id: '1', text: 'Withdrawals to e-wallets are paid in about 9 minutes today' },
      { id: '2', text: 'Reef Hunter tournament starts on Friday', as: 'a', linkProps: { href: '#reef' } },
    ],
    label: 'Announcements',
    pauseLabel: 'Stop moving',
    playLabel: 'Move again',
  },
  parameters: {
    guide: {
      use: 'For short announcements of the operator in one line.',
      do: ['Link each to the whole notice.'],
      dont: ['Do not hide anything in it that a player must know before paying.'],
      words: 'One sentence each.',
      accessibility: 'It can be paused and does not move with reduced motion.',
    },
  },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { items: [{ id: '1', text: 'Welcome back' }] } };
export const Burmese: Story = {
  args: { items: [{ id: '1', text: 'ယနေ့ ငွေထုတ်မှုများကို 9 မိနစ်ခန့်အတွင်း ပေးချေနေပါသည်' }] },
  globals: { locale: 'my' },
};
/** A tap pauses the ticker, regardless of hover. */
export const Paused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop moving' }));
    await userEvent.unhover(canvasElement);
    const track = canvasElement.querySelector('ul')?.parentElement;
    await expect(track && getComputedStyle(track).animationPlayState).not.toBe('running');
    await expect(canvas.getByRole('button', { name: 'Move again' })).toBeVisible();
  },
};
