import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useMissedPop } from './useMissedPop';

function Place() {
  useMissedPop();
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/** The player goes back during the first render. */
function GoesBack() {
  useState(() => window.history.replaceState(null, '', '/m/notice?id=7'));
  return null;
}

beforeEach(() => window.history.replaceState(null, '', '/m/home'));

test('who goes back while the app takes its place sees where the address leads', () => {
  render(
    <BrowserRouter>
      <Place />
      <GoesBack />
    </BrowserRouter>,
  );
  expect(screen.getByText('/m/notice?id=7')).toBeVisible();
});

test('who stays is told nothing', () => {
  const told = jest.fn();
  window.addEventListener('popstate', told);
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  );
  expect(told).not.toHaveBeenCalled();
  window.removeEventListener('popstate', told);
});
