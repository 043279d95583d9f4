import type { Page } from '@playwright/test';
import { expectInvariants, overhear } from './invariants';
import { test as base } from './test';

type Invariants = {
  /** Checks the invariants now, on this page. */
  hold: (page: Page) => Promise<void>;
  /** A step of the test. Afterwards the invariants are checked on every page of the browser. */
  step: (name: string, body: () => Promise<void>) => Promise<void>;
};

/** The fixture of fault tests: the invariants (reliability I1 to I10) are checked after every step and at the end of the test. */
export const test = base.extend<{ invariants: Invariants }>({
  invariants: [
    async ({ context }, use) => {
      const overheard = overhear(context);
      const hold = (page: Page) => expectInvariants(page, overheard);
      const holdEverywhere = async () => {
        for (const page of context.pages()) await hold(page);
      };
      await use({
        hold,
        step: (name, body) =>
          base.step(name, async () => {
            await body();
            await holdEverywhere();
          }),
      });
      if (base.info().errors.length === 0) await base.step('the invariants hold', holdEverywhere);
    },
    { auto: true },
  ],
});

export { expect } from './test';
