import { affiliateParameters } from './useRegistration';

test('spec 3: code and domain come from the link, with a length limit', () => {
  expect(affiliateParameters(new URLSearchParams('code= AB12 &domain=partner'))).toEqual({ code: 'AB12', domain: 'partner' });
  expect(affiliateParameters(new URLSearchParams(`code=${'x'.repeat(10_000)}`))).toEqual({ code: '', domain: '' });
});
