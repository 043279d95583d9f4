import { runMode } from './runMode';

describe('spec 3: registerMethod', () => {
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(navigator, 'userAgent');
    Reflect.deleteProperty(navigator, 'standalone');
  });

  test('H5 in a browser', () => {
    expect(runMode()).toBe('H5');
  });

  test('PWA from the home screen', () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) });
    expect(runMode()).toBe('PWA');
  });

  test('WEBCLIP when the web clip profile has set its flag', () => {
    localStorage.setItem('WEBCLIP', '"1"');
    expect(runMode()).toBe('WEBCLIP');
  });

  test('PWA from the home screen of an iPhone', () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
    expect(runMode()).toBe('PWA');
  });

  test('APP in a native shell, by its user agent', () => {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 (Linux; Android 14; wv) ParlourApp/2.1' });
    expect(runMode()).toBe('APP');
  });
});
