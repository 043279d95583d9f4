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
export const secretFields: readonly RegisterFieldName[] = ['password', 'confirmPassword', 'paymentPassword', 'idNumber', 'captcha'];

export const emptyRegisterValues = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as RegisterValues;

/** No field of the gateway's contract takes more. */
const HARD_MAX = 500;
/** Specification 5: "Email under 255 characters". */
const EMAIL_MAX = 254;
/** Specification 5 and 9. */
const CAPTCHA_MAX = 6;

export type ShownField = { name: RegisterFieldName; isRequired: boolean; min?: number; max: number };

/**
 * The fields that the gateway wants, with limits that make sense: what it does not know is left out, a length of 0 is
 * none, and a minimum above the maximum is ignored. Without user name and password there is no registration.
 */
export function shownFields(setting: RegisterSetting, needsInvitation: boolean): ShownField[] {
  return registerFieldNames.flatMap((name) => {
    const rule = ruleOf(setting, name);
    if (name === 'affiliateCode' && needsInvitation) return [{ ...limits(name, rule), isRequired: true }];
    return rule?.enabled ? [{ ...limits(name, rule), isRequired: rule.required }] : [];
  });
}

function ruleOf({ fields, captcha }: RegisterSetting, name: RegisterFieldName): FieldRule | undefined {
  // Own keys only: the record comes from outside.
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (name === 'username' || name === 'password') return { ...rule, enabled: true, required: true };
  if (name === 'confirmPassword') return { enabled: true, required: true };
  if (name === 'captcha') return { enabled: captcha.enabled, required: true };
  return rule;
}

function limits(name: RegisterFieldName, rule: FieldRule | undefined): Omit<ShownField, 'isRequired'> {
  const cap = name === 'captcha' ? CAPTCHA_MAX : name === 'email' ? EMAIL_MAX : HARD_MAX;
  const max = Math.min(rule?.maxLength || cap, cap);
  const min = rule?.minLength || undefined;
  return { name, max, min: min && min <= max ? min : undefined };
}
