import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { StoryStage, httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { imageHandler } from '../../mocks/imageHandler';
import { playPath } from '../../rules/play/playTarget';
import { discoveryWire } from '../../wire';
import { GameSheet } from './GameSheet';

const shared = [imageHandler, ...handlers];
const ruby = { vendor: 'PALM', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'Ruby Rush' };

const meta = {
  title: 'Features/Games/GameSheet',
  component: GameSheet,
  args: { path: playPath(ruby), image: '/art/games/n1-200.webp', onClose: () => undefined },
  parameters: { msw: shared },
  decorators: [
    (Story, { globals: { locale } }) => (
      <StoryStage key={locale} with={[gamesFeature, siteFeature, playerFeature, submissionFeature]} locale={locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof GameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The game has a demo. */
export const Default: Story = {};
/** Without a demo, the free trial leads to the game. */
export const FreeTrial: Story = {
  parameters: { msw: [mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play', hasDemo: false }), ...shared] },
};
export const Loading: Story = {
  parameters: { msw: [mockCall(discoveryWire.getGameDetail, () => new Promise(() => undefined)), ...shared] },
};
/** The details did not load. The buttons stay, with the free trial in place of a demo. */
export const Failed: Story = { parameters: { msw: [mockCall(discoveryWire.getGameDetail, () => httpStatus(500)), ...shared] } };
export const Maintenance: Story = {
  parameters: { msw: [mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play', maintenance: true }), ...shared] },
};
export const NoPicture: Story = { args: { image: undefined } };
export const LongName: Story = {
  args: { path: playPath({ ...ruby, name: 'ပတ္တမြား အမြန်ပြေး '.repeat(11) }) },
  globals: { locale: 'my' },
};
