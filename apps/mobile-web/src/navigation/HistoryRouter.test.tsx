import { pageHistory } from '@parlour/ui/history';
import { act, render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HistoryRouter } from './HistoryRouter';

function Place() {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/** The player goes back during the first render. */
function GoesBack() {
  useState(() => window.history.replaceState(null, '', '/m/notice?id=7'));
  return null;
}

beforeEach(() => window.history.replaceState(null, '', '/m/home'));

test('going back during the first render shows the screen of the URL', () => {
  render(
    <HistoryRouter>
      <Place />
      <GoesBack />
    </HistoryRouter>,
  );
  expect(screen.getByText('/m/notice?id=7')).toBeVisible();
});

test('without going back, the first page is rendered once', () => {
  const rendered = jest.fn();
  render(
    <Profiler id="page" onRender={rendered}>
      <HistoryRouter>
        <Place />
      </HistoryRouter>
    </Profiler>,
  );
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('the address follows the pages that are opened, and Back returns to the former one', async () => {
  render(
    <HistoryRouter>
      <Place />
    </HistoryRouter>,
  );
  act(() => pageHistory.push('/m/notice?id=7', null));
  expect(screen.getByText('/m/notice?id=7')).toBeVisible();
  expect(window.location.search).toBe('?id=7');
  act(() => pageHistory.go(-1));
  expect(await screen.findByText('/m/home')).toBeVisible();
});
