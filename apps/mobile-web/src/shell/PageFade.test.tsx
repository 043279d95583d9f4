import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { PageFade } from './PageFade';
import { watchSwipes } from './swipeBack';

let go: ReturnType<typeof useNavigate>;

function Page({ name }: { name: string }) {
  go = useNavigate();
  return <h1>{name}</h1>;
}

beforeAll(watchSwipes);

function renderPages() {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <PageFade>
        <Routes>
          <Route path="/a" element={<Page name="a" />} />
          <Route path="/b" element={<Page name="b" />} />
        </Routes>
      </PageFade>
    </MemoryRouter>,
  );
}

const fades = () => screen.getByRole('heading').parentElement?.dataset['fades'] === 'true';

function swipe(from: number, to: number) {
  fireEvent.touchStart(window, { touches: [{ clientX: from }] });
  fireEvent.touchMove(window, { touches: [{ clientX: to }] });
  fireEvent.touchEnd(window);
}

test('the first page does not fade: the document has shown it already', () => {
  renderPages();
  expect(fades()).toBe(false);
});

test('spec 9: pages fade on the way forth and back', async () => {
  renderPages();
  await act(async () => go('/b'));
  expect(fades()).toBe(true);
  swipe(0, 100);
  await act(async () => go(-1));
  expect(fades()).toBe(true);
});

test('spec 2: swiping back more than 100 px suppresses the animation', async () => {
  renderPages();
  await act(async () => go('/b'));
  swipe(0, 101);
  await act(async () => go(-1));
  expect(screen.getByRole('heading')).toHaveTextContent('a');
  expect(fades()).toBe(false);
});

test('a swipe says nothing about a page that was tapped open', async () => {
  renderPages();
  swipe(0, 200);
  await act(async () => go('/b'));
  expect(fades()).toBe(true);
});
