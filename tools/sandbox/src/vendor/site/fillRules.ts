import { drawLine } from './drawLine';
import type { Machine } from './slotApi';
import type { PageTexts } from './readTexts';

/** Fills the rules from the machine's own tables, so that they always match. */
export function fillRules(dialog: HTMLDialogElement, { machine, texts }: { machine: Machine; texts: PageTexts<'slot'> }): void {
  const { lines, pays, reels, returnRate } = machine;
  const stops = reels[0]?.length ?? 0;
  const close = document.createElement('button');
  close.className = 'close';
  close.textContent = texts.close;
  close.addEventListener('click', () => dialog.close());
  const heading = text('h2', texts.rules);
  heading.tabIndex = -1;
  dialog.replaceChildren(
    heading,
    text('p', texts.how.replace('{lines}', String(lines.length)).replace('{stops}', String(stops))),
    text('h3', texts.paysTitle),
    payList(pays),
    text('p', texts.wild),
    text('h3', texts.linesTitle),
    lineList(lines),
    text('h3', texts.returns),
    text('p', texts.returnText.replace('{rate}', `${Number(returnRate) * 100} %`)),
    text('p', texts.sandbox),
    close,
  );
  dialog.setAttribute('aria-label', texts.rules);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

function payList(pays: Record<string, number>): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'paytable';
  for (const [symbol, times] of Object.entries(pays)) {
    const item = document.createElement('li');
    const image = new Image();
    image.src = `/site/symbols/${symbol}.svg`;
    image.alt = symbol;
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

function text(name: string, content: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = content;
  return made;
}
