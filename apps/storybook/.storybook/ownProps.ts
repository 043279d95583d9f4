/**
 * Returns the names of the props that the source of a component declares, and those that it picks from another component. Props of the elements
 * that it renders are not among them.
 */
export function ownProps(source: string, component: string): string[] {
  const declarations = source.matchAll(new RegExp(`^(?:export )?type ${component}(?:Own)?Props\\b[^]*?;$(?=\\n\\n|\\n*$(?![^]))`, 'gm'));
  return [...declarations].flatMap(([declaration]) => [...members(declaration), ...picked(declaration)]);
}

function members(declaration: string): string[] {
  const bare = declaration.replace(/\/\*[^]*?\*\//g, '').replace(/^.*?Props(?:<[^>]*>)? = /, '');
  const names: string[] = [];
  let depth = 0;
  for (const [token, name] of bare.matchAll(/(?<=[{;]\s*)(\w+)\??:|=>|[{}()<>[\]]/g)) {
    if (name && depth === 1) names.push(name);
    if (!name && token !== '=>') depth += '{(<['.includes(token) ? 1 : -1;
  }
  return names;
}

function picked(declaration: string): string[] {
  const [, names = ''] = /\bPick<\w+, ([^>]*)>/.exec(declaration) ?? [];
  return [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
