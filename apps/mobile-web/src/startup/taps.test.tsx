import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useLayoutEffect, useState } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';

// jsdom lacks them.
Object.assign(performance, { mark: () => undefined, getEntriesByName: () => [] });

const startScript = readFileSync('build/start.js', 'utf8');
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A document with a heart and start.js, before the app. */
async function openPage() {
  document.body.innerHTML = `<div id="root"><button aria-label="Favourite" aria-pressed="false"></button></div><div id="failure"></div>
    <template id="app" data-paths="${window.location.pathname}"><script src="/app.js"></script></template>`;
  document.body.append(Object.assign(document.createElement('script'), { textContent: startScript }));
  jest.resetModules();
  const { replayEarlyTap } = await import('./taps');
  function Heart() {
    const [isOn, setOn] = useState(false);
    useLayoutEffect(() => void replayEarlyTap(), []);
    // start.js marks the tapped button of the document, which React would complain about in development.
    return <button suppressHydrationWarning aria-label="Favourite" aria-pressed={isOn} onClick={() => setOn(!isOn)} />;
  }
  const container = document.getElementById('root') as HTMLElement;
  const heart = () => container.querySelector('button') as HTMLElement;
  const hydrate = () => (root = hydrateRoot(container, <Heart />));
  const render = () => (root = createRoot(container)).render(<Heart />);
  return { heart, hydrate, render };
}

const replayed = () => new Promise((resolve) => setTimeout(resolve));

test.each(['hydrate', 'render'] as const)('a tap before the app starts is repeated once (%s)', async (way) => {
  const page = await openPage();
  page.heart().click();
  await act(async () => void page[way]());
  await act(replayed);
  expect(page.heart()).toHaveAttribute('aria-pressed', 'true');
});

test('a tap while React hydrates runs once', async () => {
  const page = await openPage();
  await act(async () => {
    page.hydrate();
    page.heart().click();
    await replayed();
  });
  expect(page.heart()).toHaveAttribute('aria-pressed', 'true');
});

test('a second tap while React hydrates stands for the first one', async () => {
  const page = await openPage();
  page.heart().click();
  await act(async () => {
    page.hydrate();
    page.heart().click();
    await replayed();
  });
  expect(page.heart()).toHaveAttribute('aria-pressed', 'true');
});

test('a link that was tapped before the app starts still shows that it waits once the app has started, because the browser opens it', async () => {
  await openPage();
  const link = Object.assign(document.createElement('a'), { href: '/m/login' });
  link.addEventListener('click', (tap) => tap.preventDefault());
  document.getElementById('root')?.append(link);
  link.click();
  jest.useFakeTimers();
  void (await import('./taps')).replayEarlyTap();
  expect(link).toHaveAttribute('data-busy');
  jest.advanceTimersByTime(3000);
  expect(link).not.toHaveAttribute('data-busy');
  jest.useRealTimers();
});

test('the first rule of the table that wants a link takes its tap, whatever the order in which they came; a tap for a new tab is left to the browser', async () => {
  const { addTapRule } = await import('./taps');
  document.body.innerHTML = '<a href="#main">Ruby Rush</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const taken: string[] = [];
  const take = (name: 'staysInTab' | 'asksFirst' | 'expands', isTaken: boolean) =>
    addTapRule(name, {
      links: '[href="#main"]',
      take: (_, tap) => {
        taken.push(name);
        if (isTaken) tap.preventDefault();
      },
    });
  const forget = [take('expands', true), take('asksFirst', true), take('staysInTab', false)];
  link.click();
  expect(taken.splice(0)).toEqual(['staysInTab', 'asksFirst']);
  forget[1]?.();
  link.click();
  expect(taken.splice(0)).toEqual(['staysInTab', 'expands']);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(taken).toEqual([]);
  for (const end of forget) end();
});
