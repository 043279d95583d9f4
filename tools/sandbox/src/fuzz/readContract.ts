import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The subset of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  'x-sealed'?: Schema;
};

type Described = {
  operationId: string;
  'x-closed-by-pause'?: true;
  parameters: { $ref?: string; name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; headers?: { ETag?: object }; content?: Record<string, { schema: Schema }> }>;
};

/** One call of the document. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  /** Refused during a break or an exclusion of the caller. */
  isClosedByPause: boolean;
  /** Query of a GET, otherwise the body before it is encrypted or form-encoded. */
  input: Schema;
  form: boolean;
  sealed: boolean;
  /** The address names merchant and language, and no header does. */
  isPublic: boolean;
  /** Body schema by status; `undefined` for a status without a documented body. */
  replies: Map<number, Schema | undefined>;
};

const file = resolve(import.meta.dirname, '../../../../docs/gateway-api.json');

/** Returns the calls of `docs/gateway-api.json`, and a function that resolves its references. */
export function readContract() {
  const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Described>>; components: unknown };
  const follow = <Part extends { $ref?: string }>(part: Part): Part => {
    if (!part.$ref) return part;
    const steps = part.$ref.split('/').slice(1);
    const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
    return { ...(found as Part), ...part, $ref: undefined };
  };
  const replyOf = (reply: Described['responses'][string]) => follow(reply).content?.['application/json']?.schema;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses, ...rest }]): Operation => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const [type = '', body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const asked: Schema = {
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        required: query.filter(({ required }) => required).map(({ name }) => name),
      };
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        isClosedByPause: rest['x-closed-by-pause'] === true,
        input: body?.schema['x-sealed'] ?? body?.schema ?? asked,
        form: type.includes('form'),
        sealed: body?.schema['x-sealed'] !== undefined,
        isPublic: responses['200']?.headers?.ETag !== undefined,
        replies: new Map(Object.entries(responses).map(([status, reply]) => [Number(status), replyOf(reply)])),
      };
    }),
  );
  return { operations, follow };
}

export type Follow = ReturnType<typeof readContract>['follow'];
