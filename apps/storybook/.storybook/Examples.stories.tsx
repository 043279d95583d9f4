import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { partIn } from './componentGuide';
import { shownStory, uiStories } from './uiStories';

type PictureProps = { page: string; pair: number; side: 'do' | 'dont' };

/** A picture of a pair in a frame of its own, for the page of a component that covers the screen. */
function Picture({ page, pair, side }: PictureProps) {
  const [, Shown] = uiStories.get(page)?.default.parameters?.guide?.pairs?.[pair]?.[side] ?? [];
  return Shown && <Shown />;
}

/** No page, but what pages show, and a check of all of them. What is wrong in a picture is wrong on purpose. */
const meta = {
  title: 'Design system/Examples',
  component: Picture,
  args: { page: 'design-system-overlays-dialog--docs', pair: 0, side: 'do' },
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const guides = [...uiStories].flatMap(([page, module]) => {
  const { guide } = module.default.parameters ?? {};
  return guide ? [{ page, module, guide }] : [];
});

export const Default: Story = {};

export const EveryPictureAndPart: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.appendChild(document.createElement('div'));
    const root = createRoot(place);
    for (const { page, module, guide } of guides) {
      for (const { do: good, dont: bad } of guide.pairs ?? [])
        for (const [, Shown] of [good, bad]) {
          root.render(<Shown />);
          await waitFor(() => expect(place, page).not.toBeEmptyDOMElement());
        }
      const Measured = guide.anatomy && shownStory(module, guide.anatomy.story);
      if (!guide.anatomy || !Measured) continue;
      root.render(<Measured />);
      const missing = () => Object.entries(guide.anatomy?.parts ?? {}).filter(([, selector]) => !partIn(document.body, selector));
      await waitFor(() => expect([page, missing()]).toEqual([page, []]));
    }
    root.unmount();
    await expect(guides.filter(({ guide }) => guide.anatomy && guide.pairs).length).toBeGreaterThanOrEqual(20);
  },
};
