import type { Page } from '../page/createPage';
import type { Proxy } from '../servers/startProxy';

/** The player of one browser, and the tools that a step needs. */
export type Walker = {
  page: Page;
  proxy: Proxy;
  name: string;
  password: string;
  screenshot: (name: string) => Promise<void>;
};

export type Step = { name: string; go: (walker: Walker) => Promise<void> };
