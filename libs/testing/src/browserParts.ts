import { webcrypto } from 'node:crypto';

/** Browser features that jsdom lacks. */
export function installBrowserParts(): void {
  provide(window.crypto, 'subtle', webcrypto.subtle);
  provide(window, 'matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }));
  provide(window, 'IntersectionObserver', SeesEverything);
  provide(window, 'ResizeObserver', SeesNothing);
  provide(window.performance, 'mark', () => undefined);
  provide(HTMLElement.prototype, 'scrollIntoView', () => undefined);
  provide(HTMLElement.prototype, 'scrollTo', () => undefined);
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true, writable: true });
  provide(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    this.open = true;
  });
  provide(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
}

function provide(target: object, name: string, value: unknown): void {
  if (!(name in target) || (target as Record<string, unknown>)[name] === undefined) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Everything counts as visible, so content that waits for scrolling loads at once. */
class SeesEverything extends SeesNothing {
  private readonly tell: (entries: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void;
  constructor(tell: SeesEverything['tell']) {
    super();
    this.tell = tell;
  }
  override observe(target?: Element) {
    if (target) queueMicrotask(() => this.tell([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  }
  takeRecords() {
    return [];
  }
}
