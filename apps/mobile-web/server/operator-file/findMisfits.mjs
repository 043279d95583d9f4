import { Ajv } from 'ajv';
import { misfitText, pathTo } from './misfitText.mjs';

/** @typedef {{ path: string, text: string }} Problem `path`: the place in the file, such as `merchants[0].accent`; '' for the file itself. */

// Ajv need not check the format `date`: the schema has a pattern for dates as well.
const ajv = new Ajv({ allErrors: true, verbose: true, ownProperties: true, formats: { date: true } });
/** Errors that tell more about a value than "it fits none of the schemas". */
const ofFields = ['required', 'additionalProperties', 'propertyNames'];

/**
 * Lists every place at which a value does not fit a schema, one problem for each.
 * @param {unknown} value
 * @param {object} schema JSON Schema. The same object is compiled once.
 * @returns {Problem[]}
 */
export function findMisfits(value, schema) {
  const fits = ajv.compile(schema);
  if (fits(value)) return [];
  // Ajv reports an invalid name twice; the error of `propertyNames` is enough.
  const errors = withoutChoices(fits.errors.filter(({ propertyName }) => propertyName === undefined));
  const problems = errors.map((error) => ({ path: placeOf(error, value), text: misfitText(error, schema) }));
  return [...new Map(problems.reverse().map((problem) => [problem.path, problem])).values()].reverse();
}

/**
 * Where a schema offers a choice, Ajv reports the errors of every alternative. This keeps the errors inside the alternative that was meant, or
 * else only the one error that none fits.
 */
function withoutChoices(errors) {
  const dropped = new Set();
  for (const choice of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const parts = errors.filter((error) => error !== choice && isPartOf(error, choice));
    const telling = parts.filter(({ keyword, instancePath }) => instancePath !== choice.instancePath || ofFields.includes(keyword));
    for (const error of telling.length > 0 ? [choice, ...parts] : parts) if (!telling.includes(error)) dropped.add(error);
  }
  return errors.filter((error) => !dropped.has(error));
}

function isPartOf(error, choice) {
  return isInside(error.schemaPath, choice.schemaPath) && isInside(error.instancePath, choice.instancePath);
}

function isInside(pointer, outer) {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

function placeOf({ instancePath, params }, value) {
  const names = instancePath.split('/').slice(1).map(plain);
  const more = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  let [path, part] = ['', value];
  for (const name of more === undefined ? names : [...names, more]) {
    path = Array.isArray(part) ? `${path}[${name}]` : pathTo(path, name);
    part = part[name];
  }
  return path;
}

/** A name in a JSON pointer. */
function plain(part) {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
