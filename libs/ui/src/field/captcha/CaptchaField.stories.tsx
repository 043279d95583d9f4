import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaptchaField } from './CaptchaField';

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 36"><path fill="#e9ebf4" d="M0 0h104v36H0z"/><text x="12" y="26" font-family="Georgia" font-style="italic" font-size="24" letter-spacing="6" fill="#2a2250">7K4P</text></svg>';

const meta = {
  title: 'Design system/Inputs/CaptchaField',
  tags: ['stable'],
  component: CaptchaField,
  args: {
    label: 'Letters in the picture',
    image: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
    imageLabel: 'Picture with four letters',
    refreshLabel: 'Another picture',
    onRefresh: () => undefined,
  },
  parameters: {
    guide: {
      use: 'For the image code that the gateway asks for before a login or a registration.',
      do: ['Load a new image after each refusal.'],
      dont: ['Do not show it before the gateway asks for it.'],
      words: '"Code in the image"; the button says "New image".',
      accessibility: 'The image has a name, and the button for a new image can be reached by keyboard.',
    },
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Invalid: Story = { args: { error: 'These are not the letters. Here is another picture.' } };
