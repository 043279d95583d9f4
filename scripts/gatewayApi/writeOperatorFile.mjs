import { toJsonSchema } from '@valibot/to-json-schema';
import { closed } from './closed.mjs';
import { layOut } from './layOut.mjs';

/**
 * The operator's file as JSON Schema, for the app's server. The message of a pattern becomes its description, and names that are not described are
 * refused.
 */
export function writeOperatorFile(schema) {
  return `${layOut(closed(convert(schema)))}\n`;
}

function convert(schema) {
  const { $schema: _, ...written } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) => byName(valibotSchema),
    overrideAction: ({ valibotAction, jsonSchema }) => describe(valibotAction, jsonSchema),
  });
  return written;
}

/** A record with known names, for example those of languages. */
function byName({ type, key, value }) {
  if (type !== 'record' || key.type !== 'picklist') return undefined;
  return { type: 'object', properties: Object.fromEntries(key.options.map((name) => [name, convert(value)])) };
}

function describe({ type, message, requirement }, jsonSchema) {
  if (type !== 'regex' && type !== 'iso_date') return undefined;
  if (requirement.flags.replace('u', '')) throw new Error(`JSON Schema has no flags: ${requirement}`);
  return { ...jsonSchema, pattern: requirement.source, ...(message && { description: message }) };
}
