import { captchaImage } from './useCaptcha';

test('a PNG is shown, with or without the data URL prefix', () => {
  expect(captchaImage('iVBORw0KGgoAAAA=')).toBe('iVBORw0KGgoAAAA=');
  expect(captchaImage('data:image/png;base64,iVBORw0KGgoAAAA=')).toBe('iVBORw0KGgoAAAA=');
});

test.each([
  ['nothing', undefined],
  ['an SVG', btoa('<svg onload="alert(1)"/>')],
  ['HTML', '<html>'],
  ['what is no base64', 'iVBORw0KGgo"><script>'],
  ['5 MB', `iVBORw0KGgo${'A'.repeat(5_000_000)}`],
])('%s is not shown', (_, raw) => {
  expect(captchaImage(raw)).toBeUndefined();
});
