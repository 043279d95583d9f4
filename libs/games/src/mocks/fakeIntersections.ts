import { act } from '@testing-library/react';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Shared by all tests of a file, because an observer created in one test can outlive it. */
const callbacks = new Map<Element, Set<Callback>>();
/** The root margin with which each element is observed, as CSS margins. */
const margins = new Map<Element, string | undefined>();

/** Replaces IntersectionObserver with one that a test controls. */
export function fakeIntersections(): {
  enter: (target: Element) => void;
  leave: (target: Element) => void;
  /** The target enters and leaves between two reports, so both come at once. */
  flash: (target: Element) => void;
  /** The root margin with which an element is observed. */
  marginOf: (target: Element) => string | undefined;
  restore: () => void;
} {
  const original = window.IntersectionObserver;
  class FakeObserver {
    readonly callback: Callback;
    readonly margin: string | undefined;
    constructor(callback: Callback, options?: IntersectionObserverInit) {
      this.callback = callback;
      this.margin = options?.rootMargin;
    }
    observe(target: Element) {
      margins.set(target, this.margin);
      callbacks.set(target, (callbacks.get(target) ?? new Set()).add(this.callback));
    }
    unobserve(target: Element) {
      callbacks.get(target)?.delete(this.callback);
    }
    disconnect() {
      for (const observers of callbacks.values()) observers.delete(this.callback);
    }
  }
  install(FakeObserver);

  function report(target: Element, ...sights: boolean[]) {
    act(() => {
      for (const [observed, observers] of callbacks) {
        if (target.contains(observed))
          for (const callback of [...observers]) callback(sights.map((isIntersecting) => ({ target: observed, isIntersecting })));
      }
    });
  }
  return {
    enter: (target) => report(target, true),
    leave: (target) => report(target, false),
    flash: (target) => report(target, true, false),
    marginOf: (target) => margins.get(target),
    restore: () => install(original),
  };
}

function install(value: unknown): void {
  Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true, writable: true });
}
