import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { errorMessages } from '../errors/errors';
import { QueryState, type QueryStateProps } from './LoadFailure';

async function show(props: Partial<QueryStateProps>) {
  const i18n = createInstance();
  const { default: errors } = await errorMessages('en');
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { errors } } });
  const onRetry = jest.fn();
  const state = (
    <QueryState
      title="We couldn't load the games"
      error={undefined}
      retryLabel="Try again"
      onRetry={onRetry}
      loadingLabel="Loading"
      {...props}
    >
      <hr />
    </QueryState>
  );
  render(<I18nextProvider i18n={i18n}>{state}</I18nextProvider>);
  return onRetry;
}

describe('product 3: the states of data', () => {
  it('reserves the space of the data and announces that it is loading', async () => {
    await show({});
    expect(screen.getByRole('status', { name: 'Loading' })).toContainElement(screen.getByRole('separator'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what failed and why, with the code for support, and can be retried', async () => {
    const onRetry = await show({ error: { kind: 'http', status: 502 } });
    const failure = screen.getByRole('alert');
    expect(failure).toHaveTextContent(/We couldn't load the games.*on our side.*HTTP-502/i);
    expect(screen.queryByRole('separator')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('cannot be retried while a retry is running', async () => {
    await show({ error: { kind: 'timeout' }, isBusy: true });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  });

  it('shows the screen’s own text instead, if there is one', async () => {
    await show({ error: { kind: 'business', code: 'NOT_DOWNLINE' }, text: 'Not of your team.' });
    expect(screen.getByRole('alert')).toHaveTextContent(/Not of your team\..*NOT_DOWNLINE/);
  });

  it('shows the gateway’s own text with its code once', async () => {
    await show({ error: { kind: 'business', code: 'E_742', message: 'Your card has expired.' } });
    expect(screen.getByRole('alert')).toHaveTextContent(/Your card has expired\. \(E_742\)/);
    expect(screen.getAllByText(/E_742/)).toHaveLength(1);
  });

  it('leaves out what the site does not offer', async () => {
    await show({ error: { kind: 'absent' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
