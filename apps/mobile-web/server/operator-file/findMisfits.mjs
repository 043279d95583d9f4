import { Ajv } from 'ajv';
import { misfitText, pathTo } from './misfitText.mjs';

/** @typedef {{ path: string, text: string }} Problem `path`: the place in the file, such as `merchants[0].accent`; '' for the file itself. */

/** A pattern beside the format `date` says the same. */
const ajv = new Ajv({ allErrors: true, verbose: true, ownProperties: true, formats: { date: true } });
/** What says more of a choice than that none of its parts fits. */
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
  // An error of a name comes again as the one of its `propertyNames`.
  const errors = withoutChoices(fits.errors.filter(({ propertyName }) => propertyName === undefined));
  const problems = errors.map((error) => ({ path: placeOf(error, value), text: misfitText(error, schema) }));
  return [...new Map(problems.reverse().map((problem) => [problem.path, problem])).values()].reverse();
}

/** Of a value for which there are several schemas, either none fits, or the parts of an object or a list do not fit the one that is meant. */
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
