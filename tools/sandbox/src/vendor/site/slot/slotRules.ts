import { drawLine } from './drawLine';
import { element } from '../element';
import type { ShownSymbols } from '../gameApi';
import type { PageTexts } from '../readTexts';
import type { Machine } from './Machine';

/** The rules of the slot, from the machine's own tables, so that they always match. */
export function slotRules(
  { lines, pays, reels }: Machine,
  { symbols, texts }: { symbols: ShownSymbols; texts: PageTexts<'slot'> },
): Node[] {
  const stops = reels[0]?.length ?? 0;
  return [
    element('p', { text: texts.how.replace('{lines}', String(lines.length)).replace('{stops}', String(stops)) }),
    element('h3', { text: texts.paysTitle }),
    payList(pays, symbols),
    element('p', { text: texts.wild }),
    element('h3', { text: texts.linesTitle }),
    lineList(lines),
  ];
}

function payList(pays: Record<string, number>, symbols: ShownSymbols): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'paytable';
  for (const [symbol, times] of Object.entries(pays)) {
    const item = document.createElement('li');
    const image = new Image();
    image.src = symbols[symbol]?.image ?? '';
    image.alt = symbols[symbol]?.name ?? '';
    item.append(image, `× ${times}`);
    list.append(item);
  }
  return list;
}

function lineList(lines: Machine['lines']): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'line-list';
  for (const line of lines) {
    const item = document.createElement('li');
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    image.setAttribute('viewBox', '0 0 300 300');
    image.append(drawLine(line));
    item.append(image);
    list.append(item);
  }
  return list;
}
