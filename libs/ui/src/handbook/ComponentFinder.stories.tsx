import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentFinder } from './ComponentFinder';

/** The page is FindComponent.mdx; the story tests it. */
const meta = {
  title: 'Design system/Find a component',
  component: ComponentFinder,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof ComponentFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoiceOfThree: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('What is it for?'), 'choose one of 3');
    const [first, second] = canvas.getAllByRole('link');
    await expect([first?.textContent, second?.textContent].sort()).toEqual(['ChoiceCards', 'Segmented']);
    await expect(canvas.getByRole('link', { name: 'Segmented' })).toHaveAttribute(
      'href',
      './?path=/docs/design-system-inputs-segmented--docs',
    );
  },
};

export const SomethingElse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('What is it for?'), 'tooltip');
    await expect(canvas.getByText(/^There is none: a phone has no pointer/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tooltip' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Disclosure');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('What is it for?'), 'aeroplane');
    await expect(canvas.getByText('Nothing found. Try fewer or other words.')).toBeVisible();
  },
};
