import type { Page } from '../page/createPage';
import type { Line } from '../servers/line';

/** Who walks: a player of their own in each browser. */
export type Walker = {
  page: Page;
  line: Line;
  name: string;
  password: string;
  /** Keeps a picture for the comparison of all browsers. */
  keep: (name: string) => Promise<void>;
};

export type Step = { name: string; go: (walker: Walker) => Promise<void> };
