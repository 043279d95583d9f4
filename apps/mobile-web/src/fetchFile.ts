/** Fetches a file of the app. Gateway calls must use api-client; lint enforces this (`no-restricted-globals`). */
export function fetchFile(path: string | Request, init?: RequestInit): Promise<Response> {
  return fetch(path, init);
}
