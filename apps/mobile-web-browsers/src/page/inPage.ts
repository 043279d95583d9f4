import type * as Library from '@testing-library/dom';
import type { Target, Words } from './target';

// These functions run in the page, each alone: nothing from outside their braces is there.

declare global {
  interface Window {
    /** Finds by role, name and label, as assistive technology does. */
    TestingLibraryDom?: typeof Library;
    /** What went wrong in this page since the walk looks at it. */
    walkComplaints?: string[];
    /** What is to be tapped, and whether the tap has come to it. */
    walkTap?: { element: Element; hasLanded: boolean; felt: string[] };
  }
}

export type Sight = {
  complaints: string[];
  state: 'absent' | 'disabled' | 'moving' | 'covered' | 'ready';
  /** What lies over it. */
  cover: string;
  x: number;
  y: number;
  text: string;
  value: string;
};

/** What can be seen of a target; to be tapped, it is brought into view first. Nothing before the library and `watch` have come into this page. */
export function look(target: Target, isToBeTapped: boolean): Sight | undefined {
  const { TestingLibraryDom: library, walkComplaints } = window;
  if (!library || !walkComplaints) return undefined;
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
  const box = failure && !failure.hidden ? [`over the page stands: ${failure.innerText}`] : [];
  const sight = { complaints: [...walkComplaints, ...box], cover: '', x: 0, y: 0, text: '', value: '' };
  if (!element) return { ...sight, state: 'absent' };

  const centre = () => {
    const { left, top, width, height } = boxOf(element);
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hitElement = () => document.elementFromPoint(centre().x, centre().y);
  const isReached = (hit = hitElement()) => hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  // What turns for ever turns where it is.
  const isMoving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const isOfElement = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return isOfElement && playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
    });
  const state = () => {
    if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
    if (isMoving()) return 'moving';
    return isReached() ? 'ready' : 'covered';
  };
  if (isToBeTapped) {
    if (!isReached()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    window.walkTap = { element, hasLanded: false, felt: [] };
  }
  const value = 'value' in element ? String(element.value) : '';
  return {
    ...sight,
    ...centre(),
    state: state(),
    cover: hitElement()?.outerHTML.slice(0, 120) ?? 'nothing',
    text: element.innerText,
    value,
  };
}

/** Writes down from now on what goes wrong; once a page, best before all of its scripts. The console keeps it when the page is left. */
export function watch(): void {
  if (window.walkComplaints) return;
  const complaints: string[] = (window.walkComplaints = []);
  const complain = (text: string) => {
    complaints.push(text);
    console.error(text);
  };
  const feel = ({ type, target }: Event) => {
    const { walkTap: tap } = window;
    if (!tap || !(target instanceof Element)) return;
    const isReached = tap.element.contains(target) || target.closest('label')?.control === tap.element;
    tap.hasLanded ||= isReached && type === 'click';
    tap.felt.push(`${type} on ${isReached ? 'it' : target.outerHTML.slice(0, 80)}`);
  };
  for (const type of ['pointerdown', 'pointercancel', 'click', 'contextmenu']) addEventListener(type, feel, { capture: true });
  addEventListener('error', ({ message }) => complain(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complain(`not caught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    complain(`against the policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What came of the last tap; nothing once what was tapped is no more. */
export function tapOutcome(): { hasLanded: boolean; felt: string } | undefined {
  const { walkTap: tap } = window;
  return tap?.element.isConnected ? { hasLanded: tap.hasLanded, felt: tap.felt.join(', ') || 'nothing' } : undefined;
}

/** True once every picture in sight is there. */
export function arePicturesThere(): boolean {
  const isSeen = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return Array.from(document.images).every((image) => image.complete || !isSeen(image.getBoundingClientRect()));
}

/** How far the page sticks out sideways, where no player would look. */
export function excessWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Where the game's frame begins. */
export function gameCorner(): { x: number; y: number } {
  const { x = 0, y = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
  return { x, y };
}

/** Of what is on top. */
export function textOfPage(): string {
  const top = Array.from(document.querySelectorAll<HTMLElement>('dialog[open], main')).at(-1) ?? document.body;
  return top.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1200);
}
