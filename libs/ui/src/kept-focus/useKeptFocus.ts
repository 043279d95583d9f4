import { type RefCallback, use, useCallback } from 'react';
import { type Keeper, KeeperContext } from './keeper';

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

/** The chosen option of a control with several. */
const chosenPart = 'input:checked, [aria-current="page"]';

/**
 * Returns the ref of a control that two pages share, for example the choice of a category. The next page renders it as a new element. If the
 * old element had the focus, the new element of the same name gets it, on its chosen option.
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
