import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

const meta = {
  title: 'Features/Games/Opening',
  component: Opening,
  args: { text: 'Opening Ruby Rush…', onLeave: () => undefined },
  parameters: { msw: [imageHandler, ...handlers] },
  decorators: [
    (Story, { globals: { locale } }) => (
      <StoryStage key={locale} with={[gamesFeature, merchantFeature, playerFeature]} locale={locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The twin of the moment: with reduced motion, and from a link, there is no picture. */
export const Default: Story = {};
export const WithTile: Story = { render: () => <FromTile /> };
