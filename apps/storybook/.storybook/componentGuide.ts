import type { ReactNode } from 'react';

/** How a component is meant to be used: `parameters.guide` of its stories. Text between backticks is shown as code. */
export type ComponentGuide = {
  /** When to use it, in one sentence. */
  use: string;
  do: string[];
  dont: string[];
  /** How its texts are written. */
  words: string;
  /** The support for assistive technology that it has, and the part that its user must add. */
  accessibility: string;
  /** Components that are shown on its page, because they have no stories of their own. */
  parts?: Record<string, ComponentGuide>;
  /** True if it covers or sticks to the screen: each of its stories then needs its own frame. */
  isFramed?: true;
  anatomy?: ComponentAnatomy;
  /** The right way and the wrong way, side by side. */
  pairs?: { do: Example; dont: Example }[];
};

/** Parts with numbers, and their sizes as the browser shows them. */
export type ComponentAnatomy = {
  /** The story that has all of the parts; `Default` unless given. */
  story?: string;
  /** Each part by its name: a selector. A class is one of the component's CSS module, for example `.label`. */
  parts: Record<string, string>;
};

/** What the picture shows, in one sentence, and the picture. */
export type Example = [says: string, Shown: () => ReactNode];

/** Finds a part. The build adds to the class of a CSS module, so its name is only the beginning of it. */
export function partIn(place: ParentNode, selector: string): Element | null {
  return place.querySelector(selector.replace(/\.(\w+)/g, '[class*="_$1_"]'));
}
