import { earlyPage } from '@parlour/kernel/device';

const fields = '#main :is(input:not([type=file]), textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the document's page, until the first screen is there. */
let early: Field[] = [];
let focused: Element | null = null;

/**
 * Remembers the document's fields, with all that the player still types into them, and the one with the focus. Call it before the first render: a page
 * without data cannot be hydrated, so the app replaces it.
 */
export function keepEarlyInput(): void {
  early = currentFields();
  focused = document.activeElement;
  for (const field of early) field.addEventListener('focus', () => (focused = field));
}

/**
 * Tells React what the player has typed and chosen before the app took over the page. Call it in the commit that
 * hydrates the screen: React keeps the state of a field until then, but replaces it by its own, older one with the next change.
 */
export function replayEarlyInput(): void {
  early = [];
  const changed = currentFields().filter(isChanged);
  keepTap(() => {
    for (const field of changed) {
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
      else if (isChoice(field)) replayChoice(field);
      else replayText(field);
    }
  });
}

/** Fills the screen's fields with what the player has typed and chosen on the document's page, if the screen replaces that page. A second call does nothing. */
export function refillEarlyInput(): void {
  const former = early.splice(0);
  if (former.length === 0) return;
  keepTap(() => {
    for (const field of currentFields()) {
      const same = former.find((other) => nameOf(other) === nameOf(field) && other.type === field.type);
      if (!same) continue;
      refill(field, same);
      if (same === focused && document.activeElement === document.body) field.focus();
    }
  });
}

/** A checkbox and a radio button change by a click, which start.js would take for a tap of the player. */
function keepTap(change: () => void): void {
  const { tap } = earlyPage;
  change();
  earlyPage.tap = tap;
}

function refill(field: Field, former: Field): void {
  if (!isChanged(former)) return;
  if (isChoice(field)) {
    if (field.checked !== (former as HTMLInputElement).checked) field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = former.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else type(field, former.value);
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

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  // React ignores an event if the field has the value that React saw last, so React sees the former value first.
  field.value = defaultValue;
  type(field, value);
}

/** Changes a text as the browser does for a player. React replaces the property `value` of a field by its own, which would hide the change from it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChoice(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
