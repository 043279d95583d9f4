/** The address of another level of the team: the range stays, the search does not. */
export function levelQuery(address: URLSearchParams, of?: string): { search: string } {
  const kept = [...address].filter(([name]) => name !== 'of' && name !== 'q');
  return { search: new URLSearchParams(of ? [...kept, ['of', of]] : kept).toString() };
}
