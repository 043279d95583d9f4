import css from '@parlour/ui/tokens.css?raw';
import { themesOf, tokenValues } from '@parlour/ui/tokens';
import { partIn } from './componentGuide';

/** A part as the browser shows it: its place in the frame, and its sizes as text, in pixels with the names of their tokens. */
export type MeasuredPart = { name: string; box: { left: number; top: number; width: number; height: number }; sizes: Record<Size, string> };
type Size = 'size' | 'touch' | 'padding' | 'gap' | 'corner' | 'font';

/** Measures the parts of a story that are there by now. */
export function measureParts(page: Document, parts: Record<string, string>): MeasuredPart[] {
  return Object.entries(parts).flatMap(([name, selector]) => {
    const element = partIn(page.body, selector);
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return { name, box: { left, top, width, height }, sizes: sizesOf(element) };
  });
}

const tokens = tokenValues(css, themesOf(css)['dark'] ?? []);

function sizesOf(element: Element): MeasuredPart['sizes'] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const tokenOf = (value: string, group: string) =>
    named(value, group, parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize));
  return {
    size: product(width, height),
    touch: element.matches('a, button, input, select, textarea') ? touchOf(element, width, height) : '',
    padding: style.padding === '0px' ? '' : each(style.padding, (value) => tokenOf(value, 'space')),
    gap: style.gap === 'normal' ? '' : each(style.gap, (value) => tokenOf(value, 'space')),
    corner: style.borderStartStartRadius === '0px' ? '' : tokenOf(style.borderStartStartRadius, 'radius'),
    font: hasText(element) ? `${tokenOf(style.fontSize, 'text')}, line ${round(style.lineHeight)}, weight ${style.fontWeight}` : '',
  };
}

/** A small thing can have a larger target: a box of its own around it, which takes its taps. */
function touchOf(element: Element, width: number, height: number): string {
  const boxes = ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(({ position }) => position === 'absolute');
  const largest = (own: number, sizes: string[]) => Math.max(own, ...sizes.map((size) => parseFloat(size) || 0));
  return product(
    largest(
      width,
      boxes.map((box) => box.width),
    ),
    largest(
      height,
      boxes.map((box) => box.height),
    ),
  );
}

/** An input has a text, though not as a node. */
function hasText(element: Element): boolean {
  return (
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  );
}

function named(value: string, group: string, rootSize: number): string {
  const pixels = parseFloat(value);
  const toPixels = (size: string) => parseFloat(size) * (size.endsWith('rem') ? rootSize : 1);
  const token = [...tokens].find(([name, size]) => name.startsWith(`${group}-`) && Math.abs(toPixels(size) - pixels) < 0.01);
  return token ? `${round(value)} ${token[0]}` : round(value);
}

const each = (values: string, one: (value: string) => string) => values.split(' ').map(one).join(' · ');
const round = (value: string | number) => String(Math.round(parseFloat(String(value)) * 10) / 10);
const product = (width: number, height: number) => `${round(width)} × ${round(height)}`;
