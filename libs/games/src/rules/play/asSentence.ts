/** Begins a text with a capital: a game that the address does not name is "the game". */
export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
