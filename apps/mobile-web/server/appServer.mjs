import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { leadHome, serveApp } from './serveApp.mjs';

/**
 * The app as a program of its own: its pages and files, and what those who run it ask. The gateway's paths are the business of who
 * stands in front.
 *
 * - `/healthz`: the process answers.
 * - `/readyz`: 200 when there is a build to serve, 503 otherwise.
 * @param {{ folder: string, former?: string[], env?: NodeJS.ProcessEnv, report?: (text: string) => void }} options As of `serveApp`.
 */
export function appServer(options) {
  const serve = serveApp(options);
  const index = join(options.folder, 'index.html');
  const answers = {
    '/healthz': (response) => sayJson(response, 200, { ok: true }),
    '/readyz': (response) => sayJson(response, existsSync(index) ? 200 : 503, { ok: existsSync(index) }),
  };

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    if (Object.hasOwn(answers, pathname)) return answers[pathname](response);
    return serve(request, response, () => leadHome(request, response, () => sayJson(response, 404, { ok: false })));
  });
}

function sayJson(response, status, body) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .end(JSON.stringify(body));
}
