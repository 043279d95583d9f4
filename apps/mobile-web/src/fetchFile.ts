/** Fetches a file of the app. Only api-client calls the gateway, which lint enforces (`no-restricted-globals`). */
export function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, init);
}
