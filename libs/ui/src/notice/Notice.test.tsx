import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('danger is announced as an alert, every other tone as a status', () => {
  render(
    <>
      <Notice tone="danger" title="Withdrawals are closed" />
      <Notice tone="info">Information can be delayed.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Withdrawals are closed');
  expect(screen.getByRole('status')).toHaveTextContent('Information can be delayed.');
});
