/**
 * Returns the name that a text was probably meant to be, out of names that resemble it, the best first. Returns undefined if one of them
 * contains the text as it is spelled. It stands in for the suggestion of a gateway that has none.
 */
export function closestName(text: string, resembling: readonly { name: string }[]): string | undefined {
  const isSpelledRight = resembling.some(({ name }) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()));
  return isSpelledRight ? undefined : resembling[0]?.name;
}
