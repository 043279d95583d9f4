const fields = ':is(input:not([type=file], [type=radio]), textarea, select)';

/**
 * Tells React what the player has typed and chosen before the app took over the page. Call it in the commit that hydrates the screen:
 * React keeps the state of a field until then, but replaces it by its own, older one with the next change.
 */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll(`#main ${fields}`)) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') replayCheck(field);
    else replayText(field as HTMLInputElement | HTMLTextAreaElement);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  // React ignores an event if the field has the value that React saw last, so React sees the former value first.
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayCheck(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function replayChoice(field: HTMLSelectElement): void {
  const wasChosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (field.selectedIndex !== Math.max(wasChosen, 0)) field.dispatchEvent(new Event('change', { bubbles: true }));
}
