import { createContext, type ReactNode, type RefCallback, use, useCallback, useState } from 'react';

/** The name of the control that had the focus when its page was removed, until the player goes on elsewhere. */
type Keeper = { left?: string | undefined };

const KeeperContext = createContext<Keeper | undefined>(undefined);

/** Stands around the pages of an app, so that a control that the next page shows as well keeps the focus. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const [keeper] = useState<Keeper>({});
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

function leave(keeper: Keeper, name: string): void {
  const off = new AbortController();
  const forget = () => {
    keeper.left = undefined;
    off.abort();
  };
  keeper.left = name;
  for (const event of ['focusin', 'pointerdown', 'keydown']) {
    document.addEventListener(event, forget, { capture: true, signal: off.signal });
  }
}

/** The chosen part of a control that has several. */
const chosenPart = 'input:checked, [aria-current="page"]';

/**
 * Returns the ref of a control that stays on the screen while the page below it changes, for example the choice of a category. A page of
 * another path brings a new element: if the former one of this name had the focus, the new one gets it, at its chosen part.
 */
export function useKeptFocus(name: string): RefCallback<HTMLElement> {
  const keeper = use(KeeperContext);
  return useCallback(
    (element) => {
      if (!element || !keeper) return undefined;
      if (keeper.left === name && document.activeElement === document.body) {
        (element.querySelector<HTMLElement>(chosenPart) ?? element).focus({ preventScroll: true });
      }
      return () => {
        if (element.contains(document.activeElement)) leave(keeper, name);
      };
    },
    [keeper, name],
  );
}
