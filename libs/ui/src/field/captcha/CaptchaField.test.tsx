import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptchaField } from './CaptchaField';

const props = { label: 'Letters', imageLabel: 'Picture of letters', refreshLabel: 'Another picture' };

test('shows the image and requests another one', async () => {
  const asked: string[] = [];
  render(<CaptchaField {...props} image="iVBORw0KGgo=" onRefresh={() => asked.push('again')} />);
  expect(screen.getByRole('img', { name: 'Picture of letters' })).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  await userEvent.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(asked).toEqual(['again']);
});

test('while an image loads, none is shown and none can be requested', () => {
  render(<CaptchaField {...props} image="iVBORw0KGgo=" loading onRefresh={() => undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Another picture' })).toBeDisabled();
});
