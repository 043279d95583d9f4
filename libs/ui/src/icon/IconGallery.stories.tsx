import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { IconGallery } from './IconGallery';

/** The gallery is shown by Icons.mdx; the story tests it. */
const meta = { title: 'Design system/Icons', component: IconGallery, tags: ['!autodocs', '!dev'] } satisfies Meta<typeof IconGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon is found by its meaning in the product. */
export const ByMeaning: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Filter icons');
    for (const [meaning, name] of [
      ['withdrawal,', 'banknote'],
      ['cash out', 'banknote'],
      ['delete', 'trash'],
    ]) {
      await userEvent.clear(field);
      await userEvent.type(field, meaning ?? '');
      await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([name]);
    }
    await expect(canvas.getByText('Delete, remove, clear')).toBeVisible();
  },
};

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
