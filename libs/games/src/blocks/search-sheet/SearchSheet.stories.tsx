import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { withGames } from '../../mocks/withGames';
import { imageHandler } from '../../mocks/imageHandler';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { SearchSheet } from './SearchSheet';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Data/SearchSheet',
  component: SearchSheet,
  args: { onClose: () => undefined },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof SearchSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('textbox');
    await userEvent.type(field, 'Game');
  },
};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Failed: Story = {
  ...Found,
  parameters: { msw: [mockCall(gamesWire.getGames, () => httpStatus(500)), ...shared] },
};
