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

export function label(selector: string, text: string): void {
  find(selector).setAttribute('aria-label', text);
}
