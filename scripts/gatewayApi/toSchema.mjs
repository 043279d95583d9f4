import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';

/**
 * Converts valibot schemas to JSON Schema, as values are on the wire: before any transform. `named` are the schemas that are referenced by
 * name; `money` is the one whose rule is a function.
 */
export function schemaWriter(named, money) {
  const config = {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema }) => describeOwn(valibotSchema, money),
    overrideAction: ({ valibotAction, jsonSchema }) => describeAction(valibotAction, jsonSchema),
  };
  const write = (schema) => {
    const written = toJsonSchema(schema, { ...config, definitions: named });
    delete written.$schema;
    delete written.$defs;
    return tidy(written);
  };
  /**
   * Simplifies a schema: `null` becomes part of the type, alternatives that accept anything are dropped, and list items are converted too.
   */
  const tidy = (value) => {
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value !== 'object' || value === null) return value;
    if (value.kind === 'schema') return write(value);
    const { anyOf, ...rest } = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]));
    if (rest.required?.length === 0) delete rest.required;
    if (!anyOf || anyOf.some((part) => Object.keys(part).length === 0)) return rest;
    const [only, nothing] = anyOf;
    const isPlain = anyOf.length === 2 && nothing.type === 'null' && typeof only.type === 'string' && !only.enum;
    return isPlain ? { ...only, ...rest, type: [only.type, 'null'] } : { anyOf, ...rest };
  };
  return { write, writeNamed: () => tidy(toJsonSchemaDefs(named, config)) };
}

/** Our own schemas, whose rule is a function. */
function describeOwn(schema, money) {
  if (schema === money) return { type: 'string', pattern: String.raw`^-?\d{1,24}(\.\d{1,8})?$`, examples: ['1234.50'] };
  if (schema.type !== 'custom' || !schema.item) return undefined;
  return { type: 'array', description: `The first ${schema.max} count.`, items: schema.item };
}

/** Rules without an equivalent in JSON Schema: values that JSON cannot contain anyway, and rules that a description covers. */
function describeAction({ type, message }, jsonSchema) {
  if (type === 'finite') return jsonSchema;
  if (type === 'safe_integer') return safe({ ...jsonSchema, type: 'integer' });
  return type === 'check' ? { ...jsonSchema, description: message } : undefined;
}

/** Removes the bounds that apply to every integer; the document states them once. */
function safe({ minimum, maximum, ...schema }) {
  if (minimum > Number.MIN_SAFE_INTEGER) schema.minimum = minimum;
  if (maximum < Number.MAX_SAFE_INTEGER) schema.maximum = maximum;
  return schema;
}
