import type { WireValue } from '@parlour/kernel';
import type { sessionWire } from '../wire';

export type RegisterSetting = WireValue<typeof sessionWire.getRegisterSetting>;
export type FieldRule = RegisterSetting['fields'][string];

/** Every field that a player may fill in (specification 3, registration payload), in the order of the screen. */
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

/** What never leaves the memory of the page: a draft holds none of it. */
export const secretFields: readonly RegisterFieldName[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'captcha',
  'verificationCode',
];

export const emptyRegisterValues = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as RegisterValues;

/** No field of the gateway's contract takes more. */
const HARD_MAX = 500;
/** Specification 5: "Email under 255 characters". */
const EMAIL_MAX = 254;
/** Specification 5 and 9. */
const CAPTCHA_MAX = 6;
const CODE_MAX = 10;

/** How a member signs up (specification 4); by mobile number, the flags say what proves it. */
export type RegisterMethod = { by: 'username' } | { by: 'mobile'; asksCode: boolean; asksPassword: boolean };

export type ShownField = { name: RegisterFieldName; isRequired: boolean; min?: number; max: number };

/**
 * The fields that the gateway wants, with limits that make sense: what it does not know is left out, a length of 0 is
 * none, and a minimum above the maximum is ignored. Without user name and password there is no registration.
 */
export function shownFields(setting: RegisterSetting, needsInvitation: boolean, method: RegisterMethod = { by: 'username' }): ShownField[] {
  return inOrder(method).flatMap((name) => {
    const rule = ruleOf(setting, name, method);
    if (name === 'affiliateCode' && needsInvitation) return [{ ...limits(name, rule), isRequired: true }];
    return rule?.enabled ? [{ ...limits(name, rule), isRequired: rule.required }] : [];
  });
}

/** By mobile number, that and what proves it come first. */
function inOrder({ by }: RegisterMethod): readonly RegisterFieldName[] {
  if (by === 'username') return registerFieldNames;
  const first: readonly RegisterFieldName[] = ['mobileNum', 'verificationCode'];
  return [...first, ...registerFieldNames.filter((name) => !first.includes(name))];
}

function ruleOf({ fields, captcha }: RegisterSetting, name: RegisterFieldName, method: RegisterMethod): FieldRule | undefined {
  // Own keys only: the record comes from outside.
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (method.by === 'mobile') {
    if (name === 'username') return undefined;
    if (name === 'mobileNum') return { ...rule, enabled: true, required: true };
    if (name === 'verificationCode') return { enabled: method.asksCode, required: true };
    // An account that no code has proven needs a password in any case.
    if ((name === 'password' || name === 'confirmPassword') && !method.asksPassword && method.asksCode) return undefined;
  }
  if (name === 'verificationCode') return undefined;
  if (name === 'username' || name === 'password') return { ...rule, enabled: true, required: true };
  if (name === 'confirmPassword') return { enabled: true, required: true };
  if (name === 'captcha') return { enabled: captcha.enabled, required: true };
  return rule;
}

function limits(name: RegisterFieldName, rule: FieldRule | undefined): Omit<ShownField, 'isRequired'> {
  const cap = name === 'captcha' ? CAPTCHA_MAX : name === 'verificationCode' ? CODE_MAX : name === 'email' ? EMAIL_MAX : HARD_MAX;
  const max = Math.min(rule?.maxLength || cap, cap);
  const min = rule?.minLength || undefined;
  return { name, max, min: min && min <= max ? min : undefined };
}
