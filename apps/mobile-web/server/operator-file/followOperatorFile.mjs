import { readBytes } from './parseOperatorFile.mjs';

const LOOK_MS = 5000;

/**
 * Looks at the operator's file every few seconds, because not every file system tells of changes. A changed one is read again; while it is wrong, the
 * former one stays in use.
 * @param {{ file: string, read: () => object, take: (content: object) => Promise<void>, report: (line: string) => void, everyMs?: number }} options `read` throws if
 * the file is wrong. `take` puts it to use, and rejects if that fails.
 * @returns {{ look: () => Promise<void>, problems: () => string[], close: () => void }} `look`: at once. `problems`: of the file as it is now.
 */
export function followOperatorFile({ file, read, take, report, everyMs = LOOK_MS }) {
  let seen = contentOf(file);
  let problems = [];
  let looking = Promise.resolve();
  const timer = setInterval(() => void look(), everyMs).unref();

  return { look, problems: () => problems, close: () => clearInterval(timer) };

  /** Looks for a changed file. One look waits for the other, because a new file is used only once its documents are rendered. */
  function look() {
    looking = looking.then(lookOnce);
    return looking;
  }

  async function lookOnce() {
    const content = contentOf(file);
    if (content === seen) return;
    seen = content;
    try {
      await take(read());
      problems = [];
      report('The configuration has changed, and is in use.');
    } catch (error) {
      problems = problemsOf(error);
      report(`${error.message}\nThe former configuration stays in use.`);
    }
  }
}

/** A file that cannot be read differs from every other one. */
function contentOf(file) {
  try {
    return readBytes(file).toString('latin1');
  } catch (error) {
    return error.message;
  }
}

function problemsOf({ problems, message }) {
  return problems?.map(({ path, text }) => `${path || 'the file'} ${text}`) ?? message.split('\n');
}
