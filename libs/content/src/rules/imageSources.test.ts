import { writeStored } from '@parlour/kernel/storage';
import type * as Page from './imageSources';
import { imageSources } from './imageSources';

test('a path becomes AVIF and WebP at every width, on the first CDN and on the failover CDN', () => {
  expect(imageSources('art/games/n1', [200, 400], { cdns: ['/cdn/b', '/cdn/a'] })).toEqual({
    avif: '/cdn/b/art/games/n1.200.avif 200w, /cdn/b/art/games/n1.400.avif 400w',
    srcSet: '/cdn/b/art/games/n1.200.webp 200w, /cdn/b/art/games/n1.400.webp 400w',
    src: '/cdn/b/art/games/n1.200.webp',
    failover: {
      avif: '/cdn/a/art/games/n1.200.avif 200w, /cdn/a/art/games/n1.400.avif 400w',
      srcSet: '/cdn/a/art/games/n1.200.webp 200w, /cdn/a/art/games/n1.400.webp 400w',
      src: '/cdn/a/art/games/n1.200.webp',
    },
  });
});

test('a single CDN has no failover', () => {
  expect(imageSources('art/games/n1', [200], { cdns: ['https://img.example'] })).not.toHaveProperty('failover');
});

test.each([null, undefined, '', '/etc/passwd', '../x', 'art/../../x', 'https://evil.example/x', 'art/x?y', 'a b', '"onerror='])(
  'C2: %p is not a path, so the box shows its own picture',
  (path) => {
    expect(imageSources(path, [200], { cdns: ['/cdn/a', '/cdn/b'] })).toEqual({ src: '' });
  },
);

test('the template of the operator makes the addresses, on each CDN or as a whole', () => {
  expect(imageSources('a/b', [200], { cdns: ['/cdn/a', '/cdn/b'], template: 'i/{path}?w={width}&f={format}' })).toEqual({
    avif: '/cdn/a/i/a/b?w=200&f=avif 200w',
    srcSet: '/cdn/a/i/a/b?w=200&f=webp 200w',
    src: '/cdn/a/i/a/b?w=200&f=webp',
    failover: { avif: '/cdn/b/i/a/b?w=200&f=avif 200w', srcSet: '/cdn/b/i/a/b?w=200&f=webp 200w', src: '/cdn/b/i/a/b?w=200&f=webp' },
  });
  expect(imageSources('a.png', [200, 400], { cdns: ['/cdn/a', '/cdn/b'], template: 'https://img.example/{path}' })).toEqual({
    src: 'https://img.example/a.png',
  });
});

test('a whole address is used as it is, from a host of the pictures alone', () => {
  const place = { cdns: ['https://img.example/x', '/cdn/b'], template: 'https://pics.example/{path}' };
  for (const address of ['https://img.example/games/1.avif?v=2', 'https://pics.example/1.png'])
    expect(imageSources(address, [200], place)).toEqual({ src: address });
  for (const address of ['https://img.example.evil/1.png', 'https://img.example@evil.example/1.png', 'http://img.example/1.png'])
    expect(imageSources(address, [200], place)).toEqual({ src: '' });
});

const list = ['/cdn/a', '/cdn/b', '/cdn/c'];

/** Loads the module as a new page of the same session would. */
async function newPage(): Promise<typeof Page.imageCdns> {
  let page: typeof Page | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./imageSources');
  });
  return (page as unknown as typeof Page).imageCdns;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('spec 9: the CDN is chosen at random once per session', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const first = await newPage();
  expect(first(list)).toEqual(['/cdn/b', '/cdn/c', '/cdn/a']);
  random.mockReturnValue(0);
  expect(first(list)[0]).toBe('/cdn/b');
  expect((await newPage())(list)[0]).toBe('/cdn/b');
  sessionStorage.clear();
  expect((await newPage())(list)[0]).toBe('/cdn/a');
});

test.each([0, 0.34, 0.999, 1])('the random number %d selects a CDN of the list', async (draw) => {
  writeStored('session', 'imageCdn', draw);
  const cdns = (await newPage())(list);
  expect([...cdns].sort()).toEqual(list);
});

test('an empty list gives no CDN', async () => {
  expect((await newPage())([])).toEqual([]);
});
