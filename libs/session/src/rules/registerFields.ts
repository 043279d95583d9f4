import type { WireValue } from '@parlour/kernel';
import type { sessionWire } from '../wire';
import { MOBILE_MIN } from './localDigits';

export type RegisterSetting = WireValue<typeof sessionWire.getRegisterSetting>;
export type FieldRule = RegisterSetting['fields'][string];

/** Every field of the registration form (specification 3, registration payload), in the order of the screen. */
const registerFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'email',
  'payeeName',
  'nickname',
  'birthday',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];
export type RegisterValues = Record<RegisterFieldName, string>;

/** Fields that exist in memory only; a draft never contains them. */
export const secretFields: readonly RegisterFieldName[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'captcha',
  'verificationCode',
];

export const emptyRegisterValues = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as RegisterValues;

/** Maximum length of any field in the gateway's contract. */
const HARD_MAX = 500;
/** Specification 5: "Email under 255 characters". */
const EMAIL_MAX = 254;
/** Specification 5 and 9. */
const CAPTCHA_MAX = 6;
const CODE_MAX = 10;

/** Registration method (specification 4). For a mobile number, the flags say how it is verified. */
export type RegisterMethod = { by: 'username' } | { by: 'mobile'; asksCode: boolean; asksPassword: boolean };

export type ShownField = { name: RegisterFieldName; isRequired: boolean; min?: number; max: number };

/**
 * Returns the fields that the gateway asks for, with plausible limits. Unknown fields are left out, a length of 0 means no limit,
 * and a minimum above the maximum is ignored. By user name, user name and password are always required. The password is repeated (specification 5)
 * unless the rules turn that off, because the player can make the password visible.
 */
export function shownFields(setting: RegisterSetting, needsInvitation: boolean, method: RegisterMethod = { by: 'username' }): ShownField[] {
  return inOrder(method).flatMap((name) => {
    const rule = ruleOf(setting, name, method);
    if (name === 'affiliateCode' && needsInvitation) return [{ ...limits(name, rule), isRequired: true }];
    return rule?.enabled ? [{ ...limits(name, rule), isRequired: rule.required }] : [];
  });
}

/** Orders the fields: when a player registers by mobile number, the number and its verification come first. */
function inOrder({ by }: RegisterMethod): readonly RegisterFieldName[] {
  if (by === 'username') return registerFieldNames;
  const first: readonly RegisterFieldName[] = ['mobileNum', 'verificationCode'];
  return [...first, ...registerFieldNames.filter((name) => !first.includes(name))];
}

function ruleOf({ fields, captcha }: RegisterSetting, name: RegisterFieldName, method: RegisterMethod): FieldRule | undefined {
  // Own keys only, because the record comes from the gateway.
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (method.by === 'mobile') {
    if (name === 'username') return undefined;
    if (name === 'mobileNum') return { ...rule, enabled: true, required: true };
    if (name === 'verificationCode') return { enabled: method.asksCode, required: true };
    // An account not verified by a code always needs a password.
    if ((name === 'password' || name === 'confirmPassword') && !method.asksPassword && method.asksCode) return undefined;
  }
  if (name === 'verificationCode') return undefined;
  if (name === 'captcha') return { enabled: captcha.enabled, required: true };
  return always[name]?.(rule) ?? rule;
}

/** Fields that are required whatever the rules say; only the confirmation may be left out. */
const always: Partial<Record<RegisterFieldName, (rule: FieldRule | undefined) => FieldRule>> = {
  username: (rule) => ({ ...rule, enabled: true, required: true }),
  password: (rule) => ({ ...rule, enabled: true, required: true }),
  confirmPassword: (rule) => ({ enabled: rule?.enabled ?? true, required: true }),
};

function limits(name: RegisterFieldName, rule: FieldRule | undefined): Omit<ShownField, 'isRequired'> {
  const cap = name === 'captcha' ? CAPTCHA_MAX : name === 'verificationCode' ? CODE_MAX : name === 'email' ? EMAIL_MAX : HARD_MAX;
  const max = Math.min(rule?.maxLength || cap, cap);
  const min = rule?.minLength || (name === 'mobileNum' ? MOBILE_MIN : undefined);
  return { name, max, min: min && min <= max ? min : undefined };
}
