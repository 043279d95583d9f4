import { renderBlock } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { usePushedPath } from './usePushedPath';

const container = new EventTarget();
const answer = { postMessage: jest.fn() };

function App() {
  usePushedPath();
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const tell = (data: unknown) => act(() => void container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [answer] })));

beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container }));
beforeEach(() => answer.postMessage.mockClear());
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the page of a tapped notification opens inside the app, and the worker learns of it', async () => {
  const { unmount } = await renderBlock(<App />);
  tell({ type: 'open', path: '/m/webEmail?id=1' });
  expect(screen.getByText('/m/webEmail?id=1')).toBeVisible();
  expect(answer.postMessage).toHaveBeenCalledTimes(1);
  unmount();
  tell({ type: 'open', path: '/m/webEmail?id=2' });
  expect(answer.postMessage).toHaveBeenCalledTimes(1);
});

test('an address outside the app leads to the inbox', async () => {
  await renderBlock(<App />);
  tell({ type: 'open', path: 'https://evil.example/m/home' });
  expect(screen.getByText('/m/webEmail')).toBeVisible();
});

test.each([null, 'open', { type: 'open' }, { type: 'CACHE_UPDATED', path: '/m/mine' }])(
  'other messages such as %j are ignored',
  async (data) => {
    await renderBlock(<App />);
    tell(data);
    expect(answer.postMessage).not.toHaveBeenCalled();
    expect(screen.queryByText('/m/webEmail')).not.toBeInTheDocument();
  },
);
