import type { sessionWire } from '@parlour/session/wire';
import type { WireReply } from '@parlour/kernel/wire-call';
import { dataOf, fromPesos, type Merchant } from '@parlour/sandbox-world';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import { world } from '../world';

type Setting = WireReply<typeof sessionWire.getRegisterSetting>;

const required = (minLength: number, maxLength: number) => ({ enabled: true, required: true, minLength, maxLength });
const optional = (minLength: number, maxLength: number) => ({ enabled: true, required: false, minLength, maxLength });

/** The form does not show the field, but a value that is sent is validated. */
const off = (minLength: number, maxLength: number) => ({ enabled: false, required: false, minLength, maxLength });

/**
 * Rules of the registration form, per merchant (specification 3, "Registration-rule config"). A short form has two fields; in the other one the
 * password is repeated, and e-mail and mobile number can be given at once.
 */
export function registerSetting(merchant: Pick<Merchant, 'country' | 'currency' | 'symbol'>): Setting {
  const { isShort = false, mobile } = dataOf(merchant).registration;
  return {
    fields: {
      username: required(4, 16),
      password: required(8, 64),
      confirmPassword: isShort ? off(8, 64) : required(8, 64),
      // After a short form players add them later, in the security centre.
      mobileNum: isShort ? off(...mobile) : optional(...mobile),
      email: isShort ? off(5, 254) : optional(5, 254),
      affiliateCode: optional(4, 20),
    },
    // Asked for by a refusal, and only where many accounts come from one browser.
    captcha: { enabled: false },
    ageConfirmation: !isShort,
    gift: signUpGift(merchant),
  };
}

/** The gift that waits for a new member in the reward center. */
function signUpGift(merchant: Pick<Merchant, 'currency' | 'symbol'>): Setting['gift'] {
  const offer = world.rewards.offers.find(({ isSignUp }) => isSignUp);
  if (offer?.amount === undefined) return null;
  return { amount: wireAmount(fromPesos(merchant, offer.amount)), currencySymbol: merchant.symbol, turnoverTimes: offer.turnoverTimes };
}

const patterns: Record<string, RegExp> = {
  username: /^[a-z0-9_]+$/i,
  mobileNum: /^\d+$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  affiliateCode: /^[a-z0-9]+$/i,
};

/** Refuses the first field that breaks the rules; fields without a rule are not checked. */
export function requireFields(setting: Setting, values: Record<string, unknown>): void {
  for (const [field, rule] of Object.entries(setting.fields)) {
    const value = typeof values[field] === 'string' ? values[field] : '';
    if (value === '' && !(rule.enabled && rule.required)) continue;
    const tooShort = value.length < (rule.minLength ?? 0);
    const tooLong = value.length > (rule.maxLength ?? Infinity);
    if (tooShort || tooLong || patterns[field]?.test(value) === false) refuse('FIELD_INVALID', { field });
  }
  if (values['confirmPassword'] !== values['password']) refuse('FIELD_INVALID', { field: 'confirmPassword' });
}
