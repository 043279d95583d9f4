/** Returns the query of another team level. Keeps the range, drops the search. */
export function levelQuery(address: URLSearchParams, of?: string): { search: string } {
  const kept = [...address].filter(([name]) => name !== 'of' && name !== 'q');
  return { search: new URLSearchParams(of ? [...kept, ['of', of]] : kept).toString() };
}
