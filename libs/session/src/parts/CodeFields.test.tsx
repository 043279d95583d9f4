import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { SmsCodeField } from './CodeFields';

useNetwork(...handlers);
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

function Form() {
  const { register, setValue } = useForm({ defaultValues: { code: '' } });
  const sms = { left: 60, isSending: false, problem: undefined };
  return <SmsCodeField sms={sms} registration={register('code')} onSend={() => undefined} onRead={(code) => setValue('code', code)} />;
}
const show = () => renderBlock(<Form />, { with: [sessionFeature, playerFeature, siteFeature, contentFeature] });

test('a browser with WebOTP fills in the code', async () => {
  const get = jest.fn(async () => ({ code: '482913' }));
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  await show();
  expect(await screen.findByDisplayValue('482913')).toBeVisible();
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

test('without WebOTP the player types the code', async () => {
  const get = jest.fn();
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const { user } = await show();
  await user.type(screen.getByRole('textbox'), '482913');
  expect(screen.getByRole('textbox')).toHaveValue('482913');
  expect(get).not.toHaveBeenCalled();
});
