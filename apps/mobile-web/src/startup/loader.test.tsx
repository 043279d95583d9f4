import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { loader, type Loader, LoadError, useLoaded } from './loader';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' };

  static getDerivedStateFromError({ name }: Error) {
    return { name };
  }

  override render() {
    return this.state.name || this.props.children;
  }
}

function show(fetchIt: () => Promise<string>) {
  const greeting = loader(fetchIt);
  function Greeting() {
    return useLoaded(greeting) ?? null;
  }
  const shown = (
    <Boundary>
      <Suspense fallback="fallback">
        <Greeting />
      </Suspense>
    </Boundary>
  );
  return { ...render(shown), shown };
}

test('renders without a fallback until the value is there', async () => {
  let arrive: (value: string) => void = () => undefined;
  const { container } = show(() => new Promise((resolve) => (arrive = resolve)));
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  await act(async () => arrive('hello'));
  expect(container).toHaveTextContent(/^hello$/);
});

test('a value that is loaded is there at once', async () => {
  const { shown, unmount } = show(async () => 'hello');
  expect(await screen.findByText('hello')).toBeVisible();
  unmount();
  const { container } = render(shown);
  expect(container).toHaveTextContent('hello');
});

test('a value that arrives between the render and its effect is shown', async () => {
  let current: string | undefined;
  const late: Loader<string> = {
    get current() {
      return current;
    },
    load: async () => 'hello',
    ended: async () => undefined,
  };
  function Greeting() {
    const value = useLoaded(late);
    useLayoutEffect(() => void (current = 'hello'), []);
    return value ?? null;
  }
  render(<Greeting />);
  expect(await screen.findByText('hello')).toBeVisible();
});

test('a load that fails reaches the boundary', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = show(() => Promise.reject(new Error('no network')));
  await act(() => jest.runAllTimersAsync());
  expect(container).toHaveTextContent(new LoadError().name);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
