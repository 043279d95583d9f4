/** Fetches a file of the app itself; the gateway is asked through api-client alone, which the lint holds (`no-restricted-globals`). */
export function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, init);
}
