import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorScreen } from '../failure/ErrorScreen';
import { i18n, startI18n } from '../i18n';
import { reloadWhenMended } from './reloadWhenMended';

afterEach(() => jest.useRealTimers());

test('an edit loads the page again while its screen is broken, and at no other time', async () => {
  await startI18n('en');
  jest.useFakeTimers();
  const reload = jest.fn();
  let edit: () => void = () => undefined;
  reloadWhenMended({ on: (_, listener) => (edit = listener) }, reload);
  const show = (screen: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <main>{screen}</main>
    </I18nextProvider>
  );

  const { rerender } = render(show('Works'));
  edit();
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(reload).not.toHaveBeenCalled();

  rerender(show(<ErrorScreen error={new Error('broken')} />));
  edit();
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(reload).toHaveBeenCalledTimes(1);
});
