import { registerPayload } from './registrationSubmission';

test('spec 3: empty optional values are empty strings, the type is 0', () => {
  const around = { countryDialingCode: '63', domain: 'partner', registerUrl: 'play.example', method: 'H5' } as const;
  expect(registerPayload({ username: 'maria', password: 'parlour88', confirmPassword: 'parlour88' }, around)).toEqual({
    username: 'maria',
    password: 'parlour88',
    confirmPassword: 'parlour88',
    countryDialingCode: '63',
    registerUrl: 'play.example',
    registerMethod: 'H5',
    domain: 'partner',
    type: 0,
    normalRegister: true,
    humanCheck: false,
    affiliateCode: '',
    paymentPassword: '',
    recommenderId: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    birthday: '',
    captcha: '',
    verificationCode: '',
  });
});
