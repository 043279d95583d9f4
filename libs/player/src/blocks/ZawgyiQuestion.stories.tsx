import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerFeature } from '../feature';
import { ZawgyiQuestion } from './ZawgyiQuestion';

const meta = {
  title: 'Features/Player/ZawgyiQuestion',
  component: ZawgyiQuestion,
  args: { typed: 'ေမာင္ေမာင္', kept: '', onTake: () => undefined, onKeep: () => undefined },
  decorators: [
    (Story, { globals }) => (
      <StoryStage key={globals.locale} locale={globals.locale} with={[playerFeature]}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof ZawgyiQuestion>;

export default meta;

/** A name that was typed in Zawgyi. */
export const Default: StoryObj<typeof meta> = {};

/** A Shan name, whose letters Zawgyi uses for others. */
export const NoOtherReading: StoryObj<typeof meta> = { args: { typed: 'ၸၢႆးသႅင်' } };
