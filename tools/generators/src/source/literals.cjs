const ts = require('typescript');

/** Finds the array or object literal assigned to the variable or property `name`, also behind `as const` or `=> (…)`. */
function findLiteral(text, name, within) {
  if (within) {
    const property = findLiteral(text, within)?.properties?.find((candidate) => keyOf(candidate) === name);
    return property && literalOf(property.initializer);
  }
  let found;
  const visit = (node) => {
    if (found) return;
    const isNamed = (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name;
    if (isNamed && node.initializer) found = literalOf(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true));
  return found;
}

function literalOf(node) {
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return node;
  if (ts.isArrowFunction(node)) return literalOf(node.body);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression);
  return undefined;
}

/**
 * Adds `entry` at the end of the literal `name` (inside the literal `within`), or in alphabetical order if `isSorted`. An existing entry is
 * not repeated. Throws if there is no such literal, because the file then has an unexpected shape.
 */
function addToLiteral(text, { name, within, entry, isSorted = false }) {
  const literal = findLiteral(text, name, within);
  if (!literal) throw new Error(`Expected a list or object "${name}"${within ? ` inside "${within}"` : ''}; the file has another shape.`);
  const items = literal.elements ?? literal.properties;
  if (items.some((item) => keyOf(item) === keyOfText(entry))) return text;
  const next = isSorted ? items.find((item) => item.getText() > entry) : undefined;
  if (next) return splice(text, next.getStart(), `${entry},\n`);
  const last = items.at(-1);
  if (!last) return splice(text, literal.getEnd() - 1, `\n${entry}\n`);
  const comma = items.hasTrailingComma ? '' : ',';
  return splice(text, items.hasTrailingComma ? items.end : last.getEnd(), `${comma}\n${entry}${items.hasTrailingComma ? ',' : ''}`);
}

function hasProperty(text, { name, within, key }) {
  return Boolean(findLiteral(text, name, within)?.properties?.some((property) => keyOf(property) === key));
}

function keyOf(item) {
  return ts.isPropertyAssignment(item) ? item.name.getText() : normalise(item.getText());
}

function keyOfText(entry) {
  return /^("?\w+"?):/.exec(entry)?.[1] ?? normalise(entry);
}

function normalise(text) {
  return text.replace(/\s+|,(?=\s*[}\])])/g, '');
}

function splice(text, at, added) {
  return text.slice(0, at) + added + text.slice(at);
}

module.exports = { addToLiteral, findLiteral, hasProperty };
