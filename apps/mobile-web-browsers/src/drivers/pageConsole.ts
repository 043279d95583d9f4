/** Chromium prints this while there is no network. */
const OFFLINE = /^Failed to load resource: net::ERR_/;

/** Collects console lines; for a message with a stack, only the first line. */
export function pageConsole() {
  const printed: string[] = [];
  const errors: string[] = [];
  return {
    printed,
    errors,
    add: (type: string, text: string) => {
      const [line = ''] = text.split('\n');
      printed.push(`${type}: ${line}`);
      if (type === 'error' && !OFFLINE.test(line)) errors.push(line);
    },
  };
}
