import type { sessionWire } from '@parlour/session/wire';
import type { WireReply } from '@parlour/kernel';
import type { Merchant } from '@parlour/sandbox-world';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import { world } from '../world';

type Setting = WireReply<typeof sessionWire.getRegisterSetting>;

const required = (minLength: number, maxLength: number) => ({ enabled: true, required: true, minLength, maxLength });
const optional = (minLength: number, maxLength: number) => ({ enabled: true, required: false, minLength, maxLength });

/** Rules of the registration form, per merchant (specification 3, "Registration-rule config"). */
export function registerSetting(merchant: Pick<Merchant, 'country' | 'currency' | 'symbol'>): Setting {
  const { country } = merchant;
  return {
    fields: {
      username: required(4, 16),
      password: required(8, 64),
      confirmPassword: required(8, 64),
      mobileNum: optional(country === 'PH' ? 10 : 8, 11),
      email: optional(5, 254),
      affiliateCode: optional(4, 20),
    },
    captcha: { enabled: true },
    ageConfirmation: country === 'MM',
    gift: signUpGift(merchant),
  };
}

/** The gift that waits for a new member in the reward center. */
function signUpGift({ currency, symbol }: Pick<Merchant, 'currency' | 'symbol'>): Setting['gift'] {
  const offer = world.rewards.offers.find(({ isSignUp }) => isSignUp);
  const amount = offer?.amount?.[currency];
  return amount === undefined ? null : { amount: wireAmount(amount), currencySymbol: symbol, turnoverTimes: offer?.turnoverTimes };
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
    if (!rule.enabled || (value === '' && !rule.required)) continue;
    const tooShort = value.length < (rule.minLength ?? 0);
    const tooLong = value.length > (rule.maxLength ?? Infinity);
    if (tooShort || tooLong || patterns[field]?.test(value) === false) refuse('FIELD_INVALID', { field });
  }
  if (values['confirmPassword'] !== values['password']) refuse('FIELD_INVALID', { field: 'confirmPassword' });
}
