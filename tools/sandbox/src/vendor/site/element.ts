/** Makes an element with its class and text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className = '', text = '' }: { className?: string; text?: string } = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** Adds parts to the end of the game's board, above the message. */
export function addToBoard(...parts: Element[]): void {
  find('.message').before(...parts);
}

/** Returns the parts of a control with a phrase: `{name}` is shown as `parts.name`, and the other words are for screen readers only. */
export function phrase(text: string, parts: Record<string, HTMLElement>): HTMLElement[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => parts[piece.slice(1, -1)] ?? element('span', { className: 'said', text: piece }));
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** Makes an SVG element with its attributes. */
export function drawn<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string>): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(svgSpace, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Returns the first element of the page that matches; the page's own markup has it. */
export function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

/** Puts an item first in a history, and removes the oldest beyond `most`. */
export function remember(history: Element, item: HTMLElement, most: number): void {
  history.prepend(item);
  while (history.children.length > most) history.lastElementChild?.remove();
}

/** Makes a list of names, each with its value. */
export function pairList(className: string, pairs: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = element('ul', { className });
  for (const [name, value] of pairs) {
    const item = element('li');
    item.append(element('span', { text: name }), element('b', { text: value }));
    list.append(item);
  }
  return list;
}

export function label(selector: string, text: string): void {
  find(selector).setAttribute('aria-label', text);
}
