const MINUTE_MS = 60_000;

/**
 * Prints the reports of pages, one line each, in the server's output. Reports come from outside and are not trusted: bodies and lines have a maximum
 * length, addresses lose their queries, and beyond a number of lines per minute only the count is printed. A report that `onReport` answers with false is refused with 503.
 * @param {{ print: (line: string) => void, prefix: string, maxBytes: number, onReport?: (text: string) => boolean | void, perMinute?: number, clock?: () => number }} options
 */
export function collector({ print, prefix, maxBytes, onReport, perMinute = 300, clock = Date.now }) {
  let minute = { began: clock(), lines: 0 };

  function printLine(text) {
    if (clock() - minute.began > MINUTE_MS) {
      if (minute.lines > perMinute) print(`${prefix} ${minute.lines - perMinute} more, not printed`);
      minute = { began: clock(), lines: 0 };
    }
    minute.lines += 1;
    if (minute.lines <= perMinute) print(`${prefix} ${clean(text)}`);
  }

  /** A report may be anything. Nobody catches what is thrown here while it is read, so it would end the process. */
  function take(text) {
    try {
      return onReport?.(text) !== false;
    } catch {
      return true;
    }
  }

  return (request, response, headers) => {
    const parts = [];
    let bytes = 0;
    request.on('data', (part) => {
      bytes += part.length;
      if (bytes <= maxBytes) parts.push(part);
      else if (!response.headersSent) response.writeHead(413, headers).end();
    });
    request.on('end', () => {
      if (response.headersSent) return;
      const text = Buffer.concat(parts).toString('utf8');
      const isTaken = !text || take(text);
      if (text) printLine(text);
      response.writeHead(isTaken ? 204 : 503, headers).end();
    });
  };
}

/** Policy reports contain the address of the page, whose query may hold a secret. */
function clean(text) {
  return text
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\?[^"\s]*/g, '')
    .slice(0, 2000);
}
