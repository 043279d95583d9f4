import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { ComponentGuide } from './componentGuide';

type StoriesModule = { default: { title: string; parameters?: { guide?: ComponentGuide } }; Default?: object } & Record<string, object>;

/** The stories of ui, by the id of their page. Storybook makes it from their title. */
export const uiStories = new Map(
  Object.values(import.meta.glob<StoriesModule>('../../../libs/ui/src/**/*.stories.tsx', { eager: true })).map((module) => [
    `${module.default.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`,
    module,
  ]),
);

/** A story as a component, for a place that shows many of them. It does not play. */
export function shownStory(module: StoriesModule, name = 'Default'): ComponentType | undefined {
  const story = module[name];
  return story && composeStory(story, module.default, {}, name);
}
