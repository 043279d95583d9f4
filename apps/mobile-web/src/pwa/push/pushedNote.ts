/** The notification that the worker shows for a push message of the gateway, and the path that it opens. */
export type PushedNote = { title: string; text: string; path: string; tag: string; isSilent: boolean };

/** Longest texts that phones show, in characters. */
const LONGEST = { title: 120, text: 400, tag: 200 };
const INBOX = '/m/webEmail';

/**
 * Reads a push message, which the gateway writes in the language of the device. Values of a wrong type count as missing, long texts are cut,
 * and a path outside the app leads to the inbox. The title is empty for an unreadable message.
 */
export function pushedNote(data: Pick<PushMessageData, 'json'> | null, origin: string): PushedNote {
  const fields = fieldsOf(data);
  const text = (name: keyof typeof LONGEST) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST[name]) : '';
  };
  return {
    title: text('title'),
    text: text('text'),
    path: appPathOf(fields['path'], origin),
    tag: text('tag'),
    isSilent: fields['silent'] === true,
  };
}

/** Returns path and query of an address in the app; otherwise the inbox. */
export function appPathOf(path: unknown, origin: string): string {
  if (typeof path !== 'string' || path.length > 500) return INBOX;
  try {
    const { href, pathname, search } = new URL(path, origin);
    return isInApp(href, origin) ? pathname + search : INBOX;
  } catch {
    return INBOX;
  }
}

/** Whether an absolute address is a page of the app. Below /m/brand/ are the operator's own pages. */
export function isInApp(address: string, origin: string): boolean {
  const url = new URL(address);
  return url.origin === origin && url.pathname.startsWith('/m/') && !url.pathname.startsWith('/m/brand/');
}

function fieldsOf(data: Pick<PushMessageData, 'json'> | null): Record<string, unknown> {
  try {
    const value: unknown = data?.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
