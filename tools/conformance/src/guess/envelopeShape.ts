import type { Answer } from './knock';

type Fields = Record<string, unknown>;
type Mark = string | number | boolean;

/** How a gateway tells success and refusal. Fields that are left out do not exist. */
export type EnvelopeShape = {
  /** The field that tells, with its values for success; without it the fault or the status tells. */
  told?: { field: string; by: readonly Mark[] };
  /** The field that only refusals have. */
  fault?: string;
  /** The field of the value; without it the whole body is the value. */
  value?: string;
  /** No success was seen, so nothing is known of the value. */
  isUnseen?: true;
  /** Names of the fields that lead to the code and to the message of a refusal. */
  code?: readonly string[];
  message?: readonly string[];
};

export const contractShape: EnvelopeShape = {
  told: { field: 'success', by: [true] },
  value: 'value',
  code: ['code'],
  message: ['message'],
};

const flags = ['success', 'ok', 'isSuccess', 'succeeded'];
const marks = ['code', 'status', 'statusCode', 'errorCode', 'errCode', 'errcode', 'error_code', 'resultCode', 'retCode', 'ret'];
const successes: readonly unknown[] = [true, 0, '0', '00', '0000', '000000', 200, '200', 'SUCCESS', 'success', 'Success', 'OK', 'ok', 'Ok'];
const faults = ['error', 'fault', 'errors', 'err', 'exception'];
const values = ['value', 'data', 'result', 'payload', 'content', 'response', 'body'];
const codes = ['errorCode', 'code', 'errCode', 'error_code', 'error', 'reason', 'type', 'name', 'status'];
const messages = ['message', 'msg', 'description', 'errorMessage', 'errorMsg', 'error_description', 'desc', 'detail'];

/** Guesses the envelope from several replies; `undefined` if none of them is JSON. */
export function shapeOf(answers: readonly Answer[]): EnvelopeShape | undefined {
  const json = answers.filter(({ body }) => body !== undefined);
  if (json.length === 0) return undefined;
  const bodies = json.flatMap(({ body }) => (isFields(body) ? [body] : []));
  const head = {
    told: toldOf(
      bodies,
      json.flatMap(({ body, status }) => (status < 400 && isFields(body) ? [body] : [])),
    ),
    fault: faults.find((name) => bodies.some((body) => isFields(body[name]) || typeof body[name] === 'string')),
  };
  const own: EnvelopeShape = head.told ? { told: head.told } : head.fault === undefined ? {} : { fault: head.fault };
  const [kept, refused] = [true, false].map((wanted) =>
    json.flatMap(({ body, status }) => (isSuccess(own, { body, status }) === wanted ? [body] : [])),
  );
  const isWrapped = own.told ?? own.fault;
  return {
    ...own,
    ...(isWrapped && defined('value', mostCommon(values, kept ?? []))),
    ...(kept?.length === 0 && { isUnseen: true as const }),
    ...refusalFields(own, refused ?? []),
  };
}

/** Whether a reply of this shape is a success. */
export function isSuccess({ told, fault }: EnvelopeShape, { status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  if (status >= 400 || body === undefined) return false;
  if (told) return isFields(body) && told.by.includes(body[told.field] as Mark);
  return !(fault !== undefined && isFields(body) && body[fault] !== undefined && body[fault] !== null);
}

/** The value of a success. */
export function valueIn({ value }: EnvelopeShape, body: unknown): unknown {
  return value === undefined ? body : isFields(body) ? body[value] : undefined;
}

/** The code of a refusal; empty if there is none. */
export function codeIn({ code = [] }: EnvelopeShape, body: unknown): string {
  const found = code.reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), body);
  return ['string', 'number'].includes(typeof found) ? String(found) : '';
}

function toldOf(bodies: readonly Fields[], answered: readonly Fields[]): EnvelopeShape['told'] {
  const flag = flags.find((name) => mostHave(bodies, (body) => typeof body[name] === 'boolean'));
  if (flag) return { field: flag, by: [true] };
  // A value may have a field `status` of its own, so the field counts only beside another of an envelope.
  const isEnvelope = (body: Fields) => [...values, ...messages].some((name) => name in body);
  const field = marks.find((name) => mostHave(bodies, (body) => isMark(body[name]) && isEnvelope(body)));
  if (!field) return undefined;
  const marksOf = (some: readonly Fields[]) => [...new Set(some.map((body) => body[field] as Mark))];
  const usual = marksOf(bodies).filter((mark) => successes.includes(mark));
  const hasValue = (body: Fields) => values.some((name) => body[name] !== undefined && body[name] !== null);
  const by = usual.length > 0 ? usual : marksOf(answered.filter(hasValue));
  return by.length > 0 ? { field, by } : undefined;
}

function refusalFields({ told, fault }: EnvelopeShape, refused: readonly unknown[]): Pick<EnvelopeShape, 'code' | 'message'> {
  const inside = fault !== undefined && refused.some((body) => isFields(body) && isFields(body[fault])) ? [fault] : [];
  const about = refused.map((body) => (inside.length > 0 && isFields(body) ? body[fault ?? ''] : body));
  const isFlag = told?.by.includes(true);
  const code = mostCommon(codes, about) ?? (told && !isFlag ? told.field : undefined);
  const message = mostCommon(
    messages.filter((name) => name !== code),
    about,
  );
  return {
    ...defined('code', code === undefined ? undefined : [...inside, code]),
    ...defined('message', message === undefined ? undefined : [...inside, message]),
  };
}

/** The name that most of the objects have; of two, the earlier one. */
function mostCommon(names: readonly string[], bodies: readonly unknown[]): string | undefined {
  const count = (name: string) => bodies.filter((body) => isFields(body) && body[name] !== undefined && body[name] !== null).length;
  const [best] = names.map((name) => ({ name, times: count(name) })).sort((a, b) => b.times - a.times);
  return best && best.times > 0 ? best.name : undefined;
}

function mostHave(bodies: readonly Fields[], test: (body: Fields) => boolean): boolean {
  return bodies.length > 0 && bodies.filter(test).length > bodies.length / 2;
}

function defined<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function isMark(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
