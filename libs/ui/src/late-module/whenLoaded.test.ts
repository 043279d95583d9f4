import { whenLoaded } from './whenLoaded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A file that fails as often as given, and then loads. */
function fileThatFails(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('error loading dynamically imported module');
    return 'the module';
  };
  return { load, asked: () => asked };
}

test('a lost file is loaded again after one second, then after two, and used once', async () => {
  const file = fileThatFails(2);
  const used: string[] = [];
  whenLoaded(file.load, (module) => used.push(module));
  await jest.advanceTimersByTimeAsync(999);
  expect(file.asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(file.asked()).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(used).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(used).toEqual(['the module']);
  await jest.advanceTimersByTimeAsync(600_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(file.asked()).toBe(3);
  expect(used).toHaveLength(1);
});

test('it is loaded again at once when the device is online again', async () => {
  const file = fileThatFails(1);
  const used: string[] = [];
  whenLoaded(file.load, (module) => used.push(module));
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(used).toEqual(['the module']);
});

test('a component that is gone neither gets the module nor loads it again', async () => {
  const [file, lost] = [fileThatFails(0), fileThatFails(9)];
  const used: string[] = [];
  whenLoaded(file.load, (module) => used.push(module))();
  const stop = whenLoaded(lost.load, (module) => used.push(module));
  await jest.advanceTimersByTimeAsync(0);
  stop();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(lost.asked()).toBe(1);
  expect(used).toEqual([]);
});
