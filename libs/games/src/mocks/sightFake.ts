import { act } from '@testing-library/react';

type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** One for all tests of a file: an observer that outlives a test goes on watching. */
const watching = new Map<Element, Set<Told>>();
/** How far around the view each element is looked for, as CSS margins. */
const margins = new Map<Element, string | undefined>();

/** An IntersectionObserver for tests that sees only what it is told to see. */
export function installSight(): {
  enter: (target: Element) => void;
  leave: (target: Element) => void;
  /** How far around the view an element is looked for. */
  marginOf: (target: Element) => string | undefined;
  restore: () => void;
} {
  const before = window.IntersectionObserver;
  class Sight {
    readonly tell: Told;
    readonly margin: string | undefined;
    constructor(tell: Told, options?: IntersectionObserverInit) {
      this.tell = tell;
      this.margin = options?.rootMargin;
    }
    observe(target: Element) {
      margins.set(target, this.margin);
      watching.set(target, (watching.get(target) ?? new Set()).add(this.tell));
    }
    unobserve(target: Element) {
      watching.get(target)?.delete(this.tell);
    }
    disconnect() {
      for (const tellers of watching.values()) tellers.delete(this.tell);
    }
  }
  install(Sight);

  function say(target: Element, isIntersecting: boolean) {
    act(() => {
      for (const [watched, tellers] of watching) {
        if (target.contains(watched)) for (const tell of [...tellers]) tell([{ target: watched, isIntersecting }]);
      }
    });
  }
  return {
    enter: (target) => say(target, true),
    leave: (target) => say(target, false),
    marginOf: (target) => margins.get(target),
    restore: () => install(before),
  };
}

function install(value: unknown): void {
  Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true, writable: true });
}
