import type { WireValue } from '@parlour/kernel/wire-call';
import type { sessionWire } from '../wire/sessionWire';
import { CAPTCHA_MAX } from './typedSchemas';

export type RegisterSetting = WireValue<typeof sessionWire.getRegisterSetting>;
export type FieldRule = RegisterSetting['fields'][string];

/** The special features of a field; most fields have none. */
type FieldTraits = {
  /** Attributes of its input. */
  input?: { type?: 'tel' | 'email' | 'date'; inputMode?: 'numeric' | 'email' | 'tel'; autoComplete: string };
  /** A value that is not empty matches it, or the text `field.error.format.<name>` is shown. */
  format?: RegExp;
  /** The field exists in memory only; a draft never contains it. */
  isSecret?: boolean;
};

/** Every field of the registration form (specification 3, registration payload), in the order of the screen. */
const registerFields = {
  username: { input: { autoComplete: 'username' }, format: /^\w+$/ },
  password: { input: { autoComplete: 'new-password' }, isSecret: true },
  confirmPassword: { input: { autoComplete: 'new-password' }, isSecret: true },
  paymentPassword: { input: { autoComplete: 'one-time-code' }, format: /^\d{6}$/, isSecret: true },
  mobileNum: { input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } },
  verificationCode: { isSecret: true },
  email: { input: { type: 'email', inputMode: 'email', autoComplete: 'email' }, format: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/ },
  payeeName: { input: { autoComplete: 'name' } },
  nickname: { input: { autoComplete: 'nickname' } },
  birthday: { input: { type: 'date', autoComplete: 'bday' } },
  idNumber: { isSecret: true },
  qqNum: { input: { inputMode: 'numeric', autoComplete: 'off' } },
  facebook: {},
  wechat: {},
  line: {},
  whatsapp: { input: { type: 'tel', inputMode: 'tel', autoComplete: 'off' } },
  zalo: {},
  recommenderId: {},
  affiliateCode: {},
  captcha: { isSecret: true },
} satisfies Record<string, FieldTraits>;

export type RegisterFieldName = keyof typeof registerFields;
export type RegisterValues = Record<RegisterFieldName, string>;

export const registerFieldNames = Object.keys(registerFields) as RegisterFieldName[];

/** Returns what is special about a field; browsers fill in no field by default. */
export function traitsOf(name: RegisterFieldName): FieldTraits & Required<Pick<FieldTraits, 'input'>> {
  return { input: { autoComplete: 'off' }, ...registerFields[name] };
}

export const emptyRegisterValues = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as RegisterValues;

/** Maximum length of any field in the gateway's contract. */
const HARD_MAX = 500;
/** Specification 5: "Email under 255 characters". */
const EMAIL_MAX = 254;
/** Specification 5 and 9. */
const CODE_MAX = 10;
/** A mobile number with fewer digits exists nowhere. */
const MOBILE_MIN = 7;

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
