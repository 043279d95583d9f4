import type * as Library from '@testing-library/dom';
import type { Target, Words } from './target';

// The source of these functions is sent to the page and runs there. They cannot use anything from outside their own body.

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
    /** Errors in this page since `watch` ran. */
    walkErrors?: string[];
    /** The element of the next tap, and the events on it. */
    walkTap?: { element: Element; isClicked: boolean; events: string[] };
    /** How many frames were drawn while the walk looked for the targets of taps. */
    walkFrames?: number;
  }
}

export type Inspection = {
  errors: string[];
  state: 'absent' | 'disabled' | 'moving' | 'covered' | 'ready';
  /** The element on top of the target. */
  cover: string;
  x: number;
  y: number;
  /** Of a target to be tapped: the number of frames drawn so far. */
  frames: number;
  text: string;
  value: string;
};

/** Finds a target and scrolls it into view before a tap. Undefined until the page has loaded the library and `watch`. */
export function inspect(target: Target, toTap: boolean): Inspection | undefined {
  const { TestingLibraryDom: library, walkErrors } = window;
  if (!library || !walkErrors) return undefined;
  const pattern = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.source, words.flags));

  const candidates = ({ by, role, words, inside }: Target): HTMLElement[] =>
    (inside ? candidates(inside) : [document.body]).flatMap((place) => {
      if (by === 'role') return library.queryAllByRole(place, role ?? '', words === undefined ? {} : { name: pattern(words) });
      if (words === undefined) return [];
      return by === 'label' ? library.queryAllByLabelText(place, pattern(words)) : library.queryAllByText(place, pattern(words));
    });
  const boxOf = (element: HTMLElement) => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const element = candidates(target).find((candidate) => boxOf(candidate).width > 0 && boxOf(candidate).height > 0);

  const failure = document.getElementById('failure');
  const errors = failure && !failure.hidden ? [...walkErrors, `a failure covers the page: ${failure.innerText}`] : walkErrors;
  const found = { errors, cover: '', x: 0, y: 0, frames: window.walkFrames ?? 0, text: '', value: '' };
  if (!element) return { ...found, state: 'absent' };

  const centre = () => {
    const { left, top, width, height } = boxOf(element);
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const topElement = () => document.elementFromPoint(centre().x, centre().y);
  const isOnTop = (top = topElement()) => top !== null && (element.contains(top) || top.closest('label')?.control === element);
  // Endless animations do not change the place of an element.
  const isMoving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const isOfElement = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return isOfElement && playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
    });
  const state = () => {
    if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
    if (isMoving()) return 'moving';
    return isOnTop() ? 'ready' : 'covered';
  };
  if (toTap) {
    if (!isOnTop()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    window.walkTap = { element, isClicked: false, events: [] };
    requestAnimationFrame(() => (window.walkFrames = (window.walkFrames ?? 0) + 1));
  }
  const cover = topElement()?.outerHTML.slice(0, 120) ?? 'nothing';
  const value = 'value' in element ? String(element.value) : '';
  return { ...found, ...centre(), state: state(), cover, text: element.innerText, value };
}

/** Collects the page's errors and the events of taps. Errors are also printed, so that they survive a navigation. */
export function watch(): void {
  if (window.walkErrors) return;
  const errors: string[] = (window.walkErrors = []);
  const report = (text: string) => {
    errors.push(text);
    console.error(text);
  };
  addEventListener('error', ({ message }) => report(`uncaught error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const noteEvent = ({ type, target }: Event) => {
    const { walkTap: tap } = window;
    if (!tap || !(target instanceof Element)) return;
    const isHit = tap.element.contains(target) || target.closest('label')?.control === tap.element;
    tap.isClicked ||= isHit && type === 'click';
    tap.events.push(`${type} on ${isHit ? 'the target' : target.outerHTML.slice(0, 80)}`);
  };
  for (const type of ['pointerdown', 'pointercancel', 'click', 'contextmenu']) addEventListener(type, noteEvent, { capture: true });
}

/**
 * Returns whether the last tap has clicked its target, and its events; undefined after a navigation. A target that has disappeared proves nothing: a tap
 * that missed may have closed the dialog around it.
 */
export function tapOutcome(): { isClicked: boolean; events: string } | undefined {
  const { walkTap: tap } = window;
  return tap && { isClicked: tap.isClicked, events: tap.events.join(', ') || 'none' };
}

/** True if every image in the viewport is loaded and no short animation runs. */
export function isSettled(): boolean {
  /** Lists and carousels that move by themselves clip images, and a browser may never load those. */
  const isSeen = (image: HTMLImageElement) => {
    const boxes = [image.getBoundingClientRect()];
    for (let each = image.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflowY !== 'visible') boxes.push(each.getBoundingClientRect());
    }
    const width = Math.min(innerWidth, ...boxes.map(({ right }) => right)) - Math.max(0, ...boxes.map(({ left }) => left));
    const height = Math.min(innerHeight, ...boxes.map(({ bottom }) => bottom)) - Math.max(0, ...boxes.map(({ top }) => top));
    return width > 0 && height > 0;
  };
  const isShort = ({ playState, effect }: Animation) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
  return !document.getAnimations().some(isShort) && Array.from(document.images).every((image) => image.complete || !isSeen(image));
}

/** Returns by how many pixels the page overflows sideways. */
export function excessWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The position of the game's iframe. */
export function gameCorner(): { x: number; y: number } {
  const { x = 0, y = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
  return { x, y };
}

/** The text of the open dialog, otherwise of the page. */
export function visibleText(): string {
  const top = Array.from(document.querySelectorAll<HTMLElement>('dialog[open], main')).at(-1) ?? document.body;
  return top.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1200);
}
