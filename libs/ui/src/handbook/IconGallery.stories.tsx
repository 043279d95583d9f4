import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { IconGallery } from './IconGallery';

/** The gallery is shown by Icons.mdx; the story tests it. */
const meta = { title: 'Design system/Icons', component: IconGallery, tags: ['!autodocs', '!dev'] } satisfies Meta<typeof IconGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilterAndCopy: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(() => Promise.resolve()));
    await userEvent.type(canvas.getByLabelText('Filter icons'), 'Heart');
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['heart', 'heart-filled']);
    await userEvent.click(canvas.getByRole('button', { name: 'heart-filled' }));
    await expect(await canvas.findByText('Copied: <Icon name="heart-filled" />')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('<Icon name="heart-filled" />');
  },
};
