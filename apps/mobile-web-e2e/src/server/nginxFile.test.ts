import { nginx, testShippedFile } from '../support/servers/startNginx';
import { expect, test } from '../support/test';

test.skip(!nginx && !process.env['CI'], '`node scripts/ensure-nginx.mjs` says what this machine lacks');

// The container of the nightly run tries the newest nginx; the one of Debian 12 is the oldest that has to load the file.
test('nginx loads the whole of deploy/nginx.conf, with TLS and HTTP/2', () => {
  const said = testShippedFile();
  expect(said).toContain('test is successful');
  expect(said).not.toMatch(/\[(emerg|alert|error)\]/);
});
