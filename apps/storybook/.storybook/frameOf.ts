import type { Toolbar } from './useToolbar';

const SCREEN = 800;
/** The gutters above and below a story: a story that is no higher covers the screen, or sticks to it. */
const GUTTERS = 24;

/** The address of a story in a frame, as the toolbar is set. Storybook's own frame knows nothing of the toolbar. */
export function frameAddress(id: string, toolbar: Toolbar, args = ''): string {
  const globals = Object.entries(toolbar).flatMap(([key, value]) => (typeof value === 'string' ? `${key}:${value}` : []));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globals.join(';'), ...(args && { args }) })}`;
}

/**
 * Keeps a loaded frame as high as its story, and calls back whenever the story may look different. A screen, and whatever covers or sticks to one, gets the
 * height of a phone.
 */
export function followStory(frame: HTMLIFrameElement, isScreen: boolean, onChange: () => void = () => undefined): void {
  const page = frame.contentDocument;
  const story = page?.getElementById('storybook-root');
  if (!page || !story) return;
  const follow = () => {
    if (!page.body.classList.contains('sb-show-main')) return;
    const covers = isScreen || page.documentElement.hasAttribute('data-modal') || story.offsetHeight <= GUTTERS;
    frame.style.blockSize = `${covers ? SCREEN : Math.min(story.offsetHeight, SCREEN)}px`;
    onChange();
  };
  new ResizeObserver(follow).observe(story);
  const changes = new MutationObserver(follow);
  changes.observe(page.documentElement, { attributes: true });
  changes.observe(page.body, { attributeFilter: ['class'], childList: true, subtree: true });
  follow();
}
