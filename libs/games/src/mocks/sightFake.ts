import { act } from '@testing-library/react';

type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** An IntersectionObserver for tests that sees only what it is told to see. */
export function installSight(): { enter: (target: Element) => void; leave: (target: Element) => void } {
  const watching = new Map<Element, Set<Told>>();
  class Sight {
    constructor(private readonly tell: Told) {}
    observe(target: Element) {
      watching.set(target, (watching.get(target) ?? new Set()).add(this.tell));
    }
    unobserve(target: Element) {
      watching.get(target)?.delete(this.tell);
    }
    disconnect() {
      for (const tellers of watching.values()) tellers.delete(this.tell);
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Sight, configurable: true, writable: true });

  function say(target: Element, isIntersecting: boolean) {
    act(() => {
      for (const [watched, tellers] of watching) {
        if (target.contains(watched)) for (const tell of [...tellers]) tell([{ target: watched, isIntersecting }]);
      }
    });
  }
  return { enter: (target) => say(target, true), leave: (target) => say(target, false) };
}
