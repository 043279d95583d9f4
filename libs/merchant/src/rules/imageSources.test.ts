import { imageSources } from './imageSources';

test('a path becomes AVIF and WebP at every width, on the first CDN and on the failover CDN', () => {
  expect(imageSources('art/games/n1', [200, 400], ['/cdn/b', '/cdn/a'])).toEqual({
    avif: '/cdn/b/art/games/n1.200.avif 200w, /cdn/b/art/games/n1.400.avif 400w',
    srcSet: '/cdn/b/art/games/n1.200.webp 200w, /cdn/b/art/games/n1.400.webp 400w',
    src: '/cdn/b/art/games/n1.200.webp',
    failover: {
      avif: '/cdn/a/art/games/n1.200.avif 200w, /cdn/a/art/games/n1.400.avif 400w',
      srcSet: '/cdn/a/art/games/n1.200.webp 200w, /cdn/a/art/games/n1.400.webp 400w',
      src: '/cdn/a/art/games/n1.200.webp',
    },
    fallbackSrc: '/cdn/b/art/default.200.webp',
  });
});

test('a single CDN has no failover', () => {
  expect(imageSources('art/games/n1', [200], ['https://img.example'])).not.toHaveProperty('failover');
});

test.each([null, undefined, '', '/etc/passwd', '../x', 'art/../../x', 'https://evil.example/x', 'art/x?y', 'a b', '"onerror='])(
  'C2: %p is not a path, so the default image is used',
  (path) => {
    expect(imageSources(path, [200], ['/cdn/a', '/cdn/b'])).toEqual({ src: '/cdn/a/art/default.200.webp' });
  },
);
