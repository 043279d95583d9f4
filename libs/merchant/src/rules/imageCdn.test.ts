import { writeStored } from '@parlour/kernel/storage';
import type * as Page from './imageCdn';

const list = ['/cdn/a', '/cdn/b', '/cdn/c'];

/** Loads the module as a new page of the same session would. */
async function newPage(): Promise<typeof Page.imageCdns> {
  let page: typeof Page | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./imageCdn');
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
