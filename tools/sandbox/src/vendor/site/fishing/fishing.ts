import { element, find, pairList, phrase } from '../element';
import type { RoundReply } from '../gameApi';
import { openGame } from '../openGame';
import { type CatchName, createSea, pictureOf } from './sea';

type Rules = { catches: { name: CatchName; chance: number; pays: number }[] };
type CastReply = RoundReply & { multiple: number };

await openGame<'fishing', Rules, CastReply>('fishing', ({ session, texts, isLocked, play }) => {
  const { catches } = session.rules;
  let chosen: CatchName = 'fish';
  const buttons = catches.map(({ name, pays }) => {
    const button = element('button', { className: 'catch' });
    button.type = 'button';
    const said = { name: element('span', { className: 'said', text: texts[name] }), multiple: element('b', { text: `× ${pays}` }) };
    button.append(pictureOf(name), ...phrase(texts.pays, said));
    button.addEventListener('click', () => {
      if (!isLocked()) choose(name);
    });
    return { name, button };
  });
  const sea = createSea(find('.sea'), (name) => {
    if (isLocked()) return;
    choose(name);
    play();
  });

  function choose(name: CatchName): void {
    chosen = name;
    for (const each of buttons) each.button.setAttribute('aria-pressed', String(each.name === chosen));
  }

  find('.catches').append(...buttons.map(({ button }) => button));
  find('.catches-label').textContent = texts.catches;
  choose(chosen);
  return {
    action: texts.cast,
    ready: texts.ready,
    busy: texts.busy,
    choose: () => ({ pick: { target: chosen }, stakes: 1 }),
    start: () => sea.aim(chosen),
    reveal: ({ multiple }) => sea.cast(multiple > 0),
    lossText: () => texts.away,
    rules: () => [
      element('p', { text: texts.how }),
      element('p', { text: texts.tap }),
      element('p', { text: texts.independent }),
      element('h3', { text: texts.chancesTitle }),
      pairList(
        'pays',
        catches.map(({ name, chance, pays }) => [texts[name], `× ${pays} · ${chance / 10} %`]),
      ),
    ],
  };
});
