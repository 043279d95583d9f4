import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { errorMessages } from '../errors/errors';
import { LoadState, type LoadStateProps } from './LoadState';

async function show(props: Partial<LoadStateProps>, locale: 'en' | 'fil' = 'en') {
  const i18n = createInstance();
  const { default: errors } = await errorMessages(locale);
  await i18n.use(initReactI18next).init({ lng: locale, resources: { [locale]: { errors } } });
  const onRetry = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <LoadState title="We couldn't load the records" error={undefined} onRetry={onRetry} {...props} />
    </I18nextProvider>,
  );
  return onRetry;
}

test('announces in the player’s language that it is loading', async () => {
  await show({ cards: 2 }, 'fil');
  expect(screen.getByRole('status', { name: 'Naglo-load' })).toBeInTheDocument();
});

test('shows what failed, and can be retried', async () => {
  const onRetry = await show({ error: { kind: 'http', status: 502 } });
  expect(screen.getByRole('alert')).toHaveTextContent(/We couldn't load the records.*HTTP-502/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
