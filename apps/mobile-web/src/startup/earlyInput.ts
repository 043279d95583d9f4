import { earlyPage } from '@parlour/kernel/device';

const fields = '#main :is(input:not([type=file]), textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the document's page, until the first screen is there. */
let early: Field[] = [];
let focused: Element | null = null;

/** Remembers the fields of the document, into which the player may still type, and the one with the focus. Call it before the first render. */
export function keepEarlyInput(): void {
  early = currentFields();
  focused = document.activeElement;
  for (const field of early) field.addEventListener('focus', () => (focused = field));
}

/**
 * Gives the first screen what the player has typed and chosen on the document's page. Call it in the commit of the screen. If React hydrates the page,
 * the fields are the same ones: React leaves them as they are, but replaces them by its own, older state with the next change. If it replaces the page,
 * the new fields are filled. A second call does nothing.
 */
export function takeEarlyInput(): void {
  const former = early.splice(0);
  if (former.length === 0) return;
  const changed = former.filter(isChanged);
  // A checkbox and a radio button change by a click, which start.js would take for a tap of the player.
  const { tap } = earlyPage;
  for (const field of currentFields()) {
    const same = former.includes(field) ? field : former.find((other) => nameOf(other) === nameOf(field) && other.type === field.type);
    if (!same) continue;
    if (changed.includes(same)) fill(field, same);
    if (same === focused && same !== field && document.activeElement === document.body) field.focus();
  }
  earlyPage.tap = tap;
}

/** Changes a field as a player does. It first has the value that React knows, because React ignores an event without a change. */
function fill(field: Field, { value, checked }: { value: string; checked?: boolean }): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field)) {
    field.checked = field.defaultChecked;
    if (field.checked !== checked) field.click();
  } else {
    field.value = field.defaultValue;
    // React replaces the property `value` of a field by its own, which would hide the change from it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** True if the player has typed or chosen something else than the document shows. */
function isChanged(field: Field): boolean {
  // Of the radio buttons of a group, only the chosen one counts.
  if (isChoice(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const wasChosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(wasChosen, 0);
}

function currentFields(): Field[] {
  return [...document.querySelectorAll<Field>(fields)];
}

/** Radio buttons of a group have the same name, which may be another one in the app, so their value and label count. */
function nameOf(field: Field): string | null | undefined {
  if (field.type === 'radio') return `${field.value} ${field.labels?.[0]?.textContent}`;
  return field.name || field.getAttribute('aria-label');
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
