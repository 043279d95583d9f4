import { element, find } from './element';
import type { PageTexts } from './readTexts';

/** Fills the page's dialog with the rules of its game, and with its return if all bets have the same. */
export function createRules(texts: PageTexts<'game'>, content: readonly Node[], returnRate: string | undefined) {
  const dialog = find<HTMLDialogElement>('.rules');
  const close = element('button', { className: 'close', text: texts.close });
  close.addEventListener('click', () => dialog.close());
  const heading = element('h2', { text: texts.rules });
  heading.tabIndex = -1;
  dialog.replaceChildren(heading, ...content, ...returnRules(texts, returnRate), close);
  dialog.setAttribute('aria-label', texts.rules);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    isOpen: () => dialog.open,
    show: () => {
      dialog.showModal();
      // Focus the heading instead of the button at the end, so that the rules open at the top.
      heading.focus();
    },
  };
}

function returnRules(texts: PageTexts<'game'>, returnRate: string | undefined): Node[] {
  if (returnRate === undefined) return [];
  const rate = `${Math.round(Number(returnRate) * 1000) / 10} %`;
  return [element('h3', { text: texts.returns }), element('p', { text: texts.returnText.replace('{rate}', rate) })];
}
