import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const open = async (gameName: string) => {
  const { url } = await launch(gateway, await registerMember(gateway), { gameName });
  const reply = await gateway.vendor(url);
  return { url, reply, token: url.split('/').pop() ?? '', policy: reply.headers.get('Content-Security-Policy') };
};

test('most games open at their own address', async () => {
  const { url, reply } = await open('Emerald Cascade');
  expect(new URL(url).pathname).toMatch(/^\/play\//);
  expect(reply.status).toBe(200);
});

test('the launcher of Ronin Path is on a listed host and leads to one that is not listed', async () => {
  const { url, reply, token } = await open('Ronin Path');
  expect(url).toBe(`http://localhost:4320/launch/unlisted/${token}`);
  expect([reply.status, reply.headers.get('Location')]).toEqual([302, `http://unlisted.localhost:4320/play/${token}`]);
});

test('the launcher of Plaza Fruits leads to another launcher on the second host, and that to the game', async () => {
  const { url, reply, token } = await open('Plaza Fruits');
  expect(url).toBe(`http://localhost:4320/launch/redirected/${token}`);
  const next = reply.headers.get('Location') ?? '';
  expect([reply.status, next]).toEqual([302, `http://127.0.0.1:4320/launch/again/${token}`]);
  expect((await gateway.vendor(next)).headers.get('Location')).toBe(`http://127.0.0.1:4320/play/${token}`);
});

test('the app may frame the game on both hosts of the vendor, under either of its own names', async () => {
  for (const host of ['localhost', '127.0.0.1']) {
    const reply = await gateway.vendor(`http://${host}:4320/play/unknown`);
    expect(reply.headers.get('Content-Security-Policy')).toMatch(
      /frame-ancestors (?=[^;]*http:\/\/localhost:4300)[^;]*http:\/\/127\.0\.0\.1:4300/,
    );
  }
});

test('the launcher of Hidden Ruins answers with the game, but no frame may show it', async () => {
  const { reply, policy } = await open('Hidden Ruins');
  expect(await reply.text()).toContain('src="/site/slot/slot"');
  expect(reply.headers.get('X-Frame-Options')).toBe('DENY');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the launcher of Lunar Countdown takes seconds and then leads to the game', async () => {
  const { reply, token } = await open('Lunar Countdown');
  expect(reply.headers.get('Location')).toBe(`http://localhost:4320/play/${token}`);
});
