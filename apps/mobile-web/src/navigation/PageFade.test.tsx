import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { watchSwipes, PageFade } from './PageFade';

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <div>
      <h1>{name}</h1>
      <button onClick={() => navigate('/b')}>Forth</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </div>
  );
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

const fades = () => screen.getByRole('heading').closest('[data-fades]')?.getAttribute('data-fades') === 'true';

function swipe(from: number, to: number) {
  fireEvent.touchStart(window, { touches: [{ clientX: from }] });
  fireEvent.touchMove(window, { touches: [{ clientX: to }] });
  fireEvent.touchEnd(window);
}

test('the first page does not fade: the document has shown it already', () => {
  renderPages();
  expect(fades()).toBe(false);
});

test('spec 9: the fade takes 300 ms', () => {
  const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  expect(read('PageFade.module.css')).toContain('animation: fade var(--duration-fade)');
  expect(read('../../../../libs/ui/src/tokens/tokens.css')).toContain('--duration-fade: 300ms;');
});

test('spec 9: pages fade when going forward and back', async () => {
  renderPages();
  await userEvent.click(screen.getByText('Forth'));
  expect(fades()).toBe(true);
  swipe(0, 100);
  await userEvent.click(screen.getByText('Back'));
  expect(fades()).toBe(true);
});

test('spec 2: swiping back more than 100 px suppresses the animation', async () => {
  renderPages();
  await userEvent.click(screen.getByText('Forth'));
  swipe(0, 101);
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByRole('heading')).toHaveTextContent('a');
  expect(fades()).toBe(false);
});

test('a swipe does not affect a page opened by a tap', async () => {
  renderPages();
  swipe(0, 200);
  await userEvent.click(screen.getByText('Forth'));
  expect(fades()).toBe(true);
});
