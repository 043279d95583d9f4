import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import * as ui from '..';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

/** Returns the props that the file of a component declares itself. Inherited props are described where they are declared. */
function declaredProps(component: string): ts.PropertySignature[] {
  const file = files.find((name) => basename(name) === `${component}.tsx`) ?? '';
  const parsed = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const types = parsed.statements.filter(ts.isTypeAliasDeclaration).filter(({ name }) => /^\w+Props$/.test(name.text));
  return types.flatMap(({ type }) => membersOf(type));
}

function membersOf(node: ts.Node): ts.PropertySignature[] {
  if (ts.isTypeLiteralNode(node)) return node.members.filter(ts.isPropertySignature);
  const inner: ts.PropertySignature[] = [];
  node.forEachChild((child) => void inner.push(...membersOf(child)));
  return inner;
}

test.each(components)('every prop of %s has a description that says more than its name', (component) => {
  const described = declaredProps(component).map((prop) => [prop.name.getText(), descriptionOf(prop)] as const);
  expect(
    described.filter(([name, text]) => text.toLowerCase().replace(/\W|^the/g, '').length <= name.length).map(([name]) => name),
  ).toEqual([]);
});

test('the props are found in every form in which a component declares them', () => {
  const names = (component: string) => declaredProps(component).map(({ name }) => name.getText());
  expect(names('Facts')).toEqual(['rows']);
  expect(names('Button')).toContain('busy');
  expect(names('AmountField')).toEqual(['symbol', 'decimals', 'verbatim']);
  expect(names('ErrorState')).toContain('onRetry');
  expect(components.flatMap(declaredProps).length).toBeGreaterThan(200);
});

function descriptionOf(prop: ts.PropertySignature): string {
  return ts
    .getJSDocCommentsAndTags(prop)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');
}
