import { escapeMarkup } from './escapeMarkup';

/** Text as markup, with code between backticks. */
export function inline(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
