import type { StoryContext } from '@storybook/react-vite';
import { fakePush, withoutPush } from './fakePush';

/** Opens a story in a browser that has stored nothing. Its parameter `push` is the state of notifications there; null stands for a browser without them. */
export function openBrowser({ parameters: { push } }: Pick<StoryContext, 'parameters'>): void {
  for (const key of ['messaging.push', 'messaging.pushOffer']) localStorage.removeItem(key);
  if (push === null) withoutPush();
  else fakePush(push);
}
