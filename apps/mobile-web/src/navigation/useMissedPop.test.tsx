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

test('going back during the first render shows the screen of the URL', () => {
  render(
    <BrowserRouter>
      <Place />
      <GoesBack />
    </BrowserRouter>,
  );
  expect(screen.getByText('/m/notice?id=7')).toBeVisible();
});

test('without going back, nothing happens', () => {
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
