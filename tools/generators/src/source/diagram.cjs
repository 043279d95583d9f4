const { editFile } = require('./editFile.cjs');

const document = 'docs/ARCHITECTURE.md';

/** Adds a feature to the diagram of the layers. */
function drawFeature(tree, name) {
  edit(tree, (diagram) => {
    const group = /(subgraph feature\n)([\s\S]*?)(\n *end)/;
    return diagram.replace(group, (all, head, names, end) =>
      names.split('\n').some((line) => line.trim() === name) ? all : `${head}${names}\n    ${name}${end}`,
    );
  });
}

/** Adds an arrow unless it follows from others; `from` draws its arrows in one line, if it has one. */
function drawArrow(tree, { from, to, isDotted = false }) {
  const sign = isDotted ? '-.->' : '-->';
  edit(tree, (diagram) => {
    if (isReached(diagram, from, to)) return diagram;
    const own = new RegExp(`^( *${from} ${sign} .*)$`, 'm');
    return own.test(diagram) ? diagram.replace(own, `$1 & ${to}`) : `${diagram}  ${from} ${sign} ${to}\n`;
  });
}

function edit(tree, change) {
  editFile(tree, document, (text) => {
    const [, head, diagram, tail] = /^([\s\S]*?```mermaid\n)([\s\S]*?)(```[\s\S]*)$/.exec(text) ?? [];
    if (diagram === undefined) throw new Error(`${document} has no diagram of the layers.`);
    return head + change(diagram) + tail;
  });
}

function isReached(diagram, from, to, known = new Set([from])) {
  for (const [, sources, targets] of diagram.matchAll(/^ *(\S+(?: & \S+)*) -(?:-|\.-)> (\S+(?: & \S+)*)$/gm))
    if (sources.split(' & ').includes(from))
      for (const target of targets.split(' & '))
        if (target === to || (!known.has(target) && isReached(diagram, target, to, known.add(target)))) return true;
  return false;
}

module.exports = { drawArrow, drawFeature };
