import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { Image } from '@parlour/ui/image';
import { expandPicture, usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gamesFeature } from '../../../feature';
import { handlers } from '../../../mocks/handlers';
import { imageHandler } from '../../../mocks/imageHandler';
import { Opening } from './Opening';

/** Opens the screen as the tile does that expands into it. */
function FromTile() {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!state) void navigate('/m/play', { state: { image: '/art/games/n1-200.webp' } });
  }, [state, navigate]);
  return <Opening text="Opening Ruby Rush…" onLeave={() => undefined} />;
}

/** A tile that expands into the screen, as on every page with games. With reduced motion the screen opens at once. */
function Tile() {
  const [isOpen, setOpen] = useState(false);
  const isReduced = usePrefersReducedMotion();
  if (isOpen) return <FromTile />;
  const open = () => setOpen(true);
  return (
    <button
      type="button"
      style={{ inlineSize: '7rem', padding: 0, border: 0, background: 'none' }}
      aria-label="Ruby Rush"
      onClick={({ currentTarget }) => {
        const picture = currentTarget.querySelector('img');
        if (picture && !isReduced) void expandPicture(picture, { open, target: '[data-launch-art]' });
        else open();
      }}
    >
      <Image src="/art/games/n1-200.webp" ratio="4/5" load="soon" />
    </button>
  );
}

/** Taps the tile and waits for the screen; nothing of the moment stays over it. */
const tapTile: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ruby Rush' }));
  await expect(await canvas.findByRole('status')).toHaveTextContent('Opening Ruby Rush…');
  await waitFor(() => expect(document.querySelector('[data-expanding]')).toBeNull());
};

const meta = {
  title: 'Features/Games/Opening',
  component: Opening,
  args: { text: 'Opening Ruby Rush…', onLeave: () => undefined },
  parameters: { msw: [imageHandler, ...handlers] },
  decorators: [
    (Story, { globals: { locale } }) => (
      <StoryStage key={locale} with={[gamesFeature, siteFeature, playerFeature]} locale={locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a link there is no picture. */
export const Default: Story = {};
export const WithTile: Story = { render: () => <FromTile /> };
/** The moment: the picture of the tile expands into that of the screen. */
export const Expansion: Story = { render: () => <Tile />, play: tapTile };
/** With reduced motion, the screen opens at once. */
export const ReducedMotion: Story = {
  ...Expansion,
  globals: { motion: 'reduce' },
};
