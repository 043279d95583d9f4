export type ComponentChange = { version: string; text: string };

/** How a component is meant to be used. Each component has its guide beside it (`Button.guide.ts`); Storybook shows it above the stories. */
export type ComponentGuide = {
  /** When to use it, in one sentence. */
  use: string;
  /** Other words by which people look for it. */
  synonyms: string[];
  do: string[];
  dont: string[];
  /** How its texts are written. */
  words: string;
  /** The support for assistive technology that it has, and the part that its user must add. */
  accessibility: string;
  /** `new` may still change; `stable` changes only with all of its users; `deprecated` has a better one, which `use` names. */
  status: 'new' | 'stable' | 'deprecated';
  /** The version that added it. `npm run release` writes its version in place of `unreleased`, here and in `changes`. */
  since: string;
  /** Changes that the screens and teams that use it notice, the newest first. */
  changes?: ComponentChange[];
  /** The component on whose page it is shown, if it has no stories of its own. */
  partOf?: string;
  /** True if it covers or sticks to the screen: each of its stories then needs a frame of its own. */
  isFramed?: true;
};
