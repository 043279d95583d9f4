import en from '../i18n/en.screens.json';
import { registerFieldNames } from './registerFields';

/** Fields that have their own component, with its own label. */
const own = ['verificationCode', 'captcha'];

test.each(registerFieldNames.filter((name) => !own.includes(name)))('the form has a name for the field %s', (name) => {
  expect(en.register.name).toHaveProperty(name);
});
