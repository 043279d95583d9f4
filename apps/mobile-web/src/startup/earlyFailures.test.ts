import { readFileSync } from 'node:fs';

test('a script that does not load shows the failure at once, but is reported only if the player stays', () => {
  jest.useFakeTimers();
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML = `<div id="root"></div><div id="failure" hidden></div>
    <template id="app" data-paths="${window.location.pathname}">
      <script src="/libraries.js"></script><script src="/app.js"></script>
    </template>`;
  document.body.append(Object.assign(document.createElement('script'), { textContent: readFileSync('build/start.js', 'utf8') }));
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', '/app.js');
  document.body.append(script);

  script.dispatchEvent(new Event('error'));
  expect(document.getElementById('failure')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();

  jest.advanceTimersByTime(3000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] as string)).toMatchObject({ kind: 'start', failures: 1, name: 'script' });
  jest.useRealTimers();
});
