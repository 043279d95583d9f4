import * as v from 'valibot';
import { registerWire } from '../wire/registerWire';
import { registerPayload } from './registrationSubmission';

test('spec 3: optional values that nobody typed are empty strings, the type is 0', () => {
  const typed = { username: 'maria', password: 'parlour88', confirmPassword: 'parlour88' };
  const around = { countryDialingCode: '63', domain: 'partner', registerUrl: 'play.example', method: 'H5' } as const;
  const empty = v.getDefaults(registerWire.register.input);
  expect(empty).toMatchObject({ affiliateCode: '', paymentPassword: '', nickname: '', captcha: '', verificationCode: '' });
  expect(registerPayload(typed, around)).toEqual({
    ...empty,
    ...typed,
    countryDialingCode: '63',
    registerUrl: 'play.example',
    registerMethod: 'H5',
    domain: 'partner',
    type: 0,
    normalRegister: true,
    humanCheck: false,
  });
});
