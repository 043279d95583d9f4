const register = jest.fn();

function browser({ saveData = false, hasWorkers = true }) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  if (hasWorkers) Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
}

/** The app registers once per visit, and each test is a new visit. */
async function visit() {
  jest.resetModules();
  return (await import('./registerWorker')).registerWorker();
}

afterEach(() => {
  register.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker comes through the Trusted Types policy "app" (docs/security.md)', async () => {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  browser({});
  await visit();
  expect(createPolicy).toHaveBeenCalledWith('app', expect.anything());
  expect(register).toHaveBeenCalledWith('trusted /m/sw.js', { scope: '/m/' });
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('product 3: with data saving no worker is registered', async () => {
  browser({ saveData: true });
  expect(await visit()).toBeUndefined();
  expect(register).not.toHaveBeenCalled();
});

test('a browser without workers, or one that refuses, has no offline copy and no error', async () => {
  browser({ hasWorkers: false });
  expect(await visit()).toBeUndefined();
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  browser({});
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  expect(await visit()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test('a worker is in charge once it controls the page, not when it is merely active', async () => {
  const container = Object.assign(new EventTarget(), {
    register,
    controller: null as object | null,
    ready: Promise.resolve({ active: {} }),
  });
  browser({});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  register.mockResolvedValue({});
  jest.resetModules();
  const { workerIsInCharge } = await import('./registerWorker');
  const told = jest.fn();
  const inCharge = workerIsInCharge().then(told);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  container.controller = {};
  container.dispatchEvent(new Event('controllerchange'));
  await inCharge;
  expect(told).toHaveBeenCalledWith(true);
});

test('a browser without workers has none in charge', async () => {
  browser({ hasWorkers: false });
  jest.resetModules();
  expect(await (await import('./registerWorker')).workerIsInCharge()).toBe(false);
});
