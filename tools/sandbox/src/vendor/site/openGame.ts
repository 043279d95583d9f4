import { createAppChannel } from './appChannel';
import { drawn, element, find, label } from './element';
import { GameError, type GameSession, type Round, type RoundReply, playRound, readSession } from './gameApi';
import { type GamePageName, type PageTexts, readTexts } from './readTexts';
import { createRules } from './rules';

/** The player's choice, and how many stakes it costs. */
type Choice = { pick?: unknown; stakes: number };

/** The part of a page that differs from game to game. */
type Board<Reply> = {
  /** Names of the main button, and the message before the first round and during one. */
  action: string;
  ready: string;
  busy: string;
  rules: () => Node[];
  /** Returns the player's choice for the next round, or a message that says which choice is missing. */
  choose: () => Choice | string;
  /** A round begins. */
  start: () => void;
  /** Shows the result; the win is announced afterwards. */
  reveal: (reply: Reply) => Promise<void>;
  /** A message about the result instead of the usual one, for rounds without a win. */
  lossText?: (reply: Reply) => string;
};

export type Opened<Name extends GamePageName, Rules> = {
  session: GameSession<Rules>;
  texts: PageTexts<Name | 'game'>;
  money: (amount: string | number) => string;
  /** Amount of one stake. */
  stakeNow: () => string;
  say: (text: string) => void;
  /** True while a round is played or its result is unknown. */
  isLocked: () => boolean;
  onStake: (listen: () => void) => void;
  /** Plays a round, as the main button does. */
  play: () => void;
};

/** Texts for refusals of a round. Any other refusal means that the game has ended. */
const errorTexts: Record<string, 'short' | 'limit' | 'paused' | 'lost'> = {
  INSUFFICIENT_BALANCE: 'short',
  LIMIT_REACHED: 'limit',
  PLAY_PAUSED: 'paused',
  lost: 'lost',
};

const icons = {
  info: 'M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
};
const playButton = find<HTMLButtonElement>('.spin');

function say(text: string, tone: 'plain' | 'win' = 'plain'): void {
  const message = find<HTMLElement>('.message');
  message.dataset['tone'] = tone;
  message.textContent = text;
}

/** Opens the game of this page: balance, stake, rounds and rules are the same everywhere, the board is the game's own. */
export async function openGame<Name extends GamePageName, Rules, Reply extends RoundReply>(
  name: Name,
  createBoard: (opened: Opened<Name, Rules>) => Board<Reply>,
): Promise<void> {
  const [common, own] = await Promise.all([readTexts('game'), readTexts(name)]);
  const session = await readSession<Rules>().catch(() => undefined);
  if (session) {
    start({ ...common[session.language], ...own[session.language] }, session, createBoard);
    return;
  }
  say(common.EN.ended);
  playButton.hidden = true;
  find('footer').toggleAttribute('hidden', true);
}

function start<Name extends GamePageName, Rules, Reply extends RoundReply>(
  texts: PageTexts<Name | 'game'>,
  session: GameSession<Rules>,
  createBoard: (opened: Opened<Name, Rules>) => Board<Reply>,
): void {
  const common: PageTexts<'game'> = texts;
  const { stakes, symbol, symbolPlace, decimals } = session;
  const app = createAppChannel(session.appOrigin);
  const digits = new Intl.NumberFormat(common.tag === 'my' ? 'my-u-nu-latn' : common.tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const money = (amount: string | number) => {
    const written = digits.format(Number(amount));
    return symbolPlace === 'after' ? `${written} ${symbol}` : `${symbol} ${written}`;
  };
  const stakeListeners: (() => void)[] = [];
  let stakeIndex = Math.max(0, stakes.indexOf(session.usualStake));
  let balance = session.balance;
  let open: Round | undefined;
  let busy = false;

  const stakeNow = () => stakes[stakeIndex] ?? '0';
  const isLocked = () => busy || open !== undefined;

  function showFigures(win: string): void {
    find('.balance').textContent = money(balance);
    find('.win').textContent = money(win);
  }

  function showStake(): void {
    find('.stake-value').replaceChildren(element('small', { text: common.stake }), money(stakeNow()));
    find<HTMLButtonElement>('.less').disabled = isLocked() || stakeIndex === 0;
    find<HTMLButtonElement>('.more').disabled = isLocked() || stakeIndex === stakes.length - 1;
    playButton.setAttribute('aria-disabled', String(busy));
    for (const listen of stakeListeners) listen();
  }

  function changeStake(by: 1 | -1): void {
    const next = stakeIndex + by;
    if (isLocked() || next < 0 || next >= stakes.length) return;
    stakeIndex = next;
    showStake();
  }

  const board = createBoard({
    session,
    texts,
    money,
    stakeNow,
    say,
    isLocked,
    onStake: (listen) => void stakeListeners.push(listen),
    play: () => void play(),
  });

  /** The round to send: one whose result is unknown is sent again as it was. */
  function nextRound(): Round | undefined {
    if (open) return open;
    const choice = board.choose();
    if (typeof choice === 'string') return void say(choice);
    if (Number(balance) < Number(stakeNow()) * choice.stakes) return void say(common.short);
    return { roundId: randomId(), stake: stakeNow(), ...(choice.pick === undefined ? {} : { pick: choice.pick }) };
  }

  async function play(): Promise<void> {
    if (busy) return;
    open = nextRound();
    if (!open) return;
    busy = true;
    board.start();
    say(board.busy);
    showStake();
    try {
      const reply = await playRound<Reply>(open);
      open = undefined;
      find('.balance').textContent = money(Number(reply.balance) - Number(reply.payout));
      await board.reveal(reply);
      balance = reply.balance;
      showResult(reply);
      app.betSettled();
    } catch (error) {
      sayError(error);
    }
    busy = false;
    showStake();
  }

  /** A payout up to the stake is no win. */
  function showResult(reply: Reply): void {
    const payout = Number(reply.payout);
    const isWin = payout > Number(reply.stake);
    showFigures(isWin ? reply.payout : '0');
    if (isWin) say(common.win.replace('{amount}', money(payout)), 'win');
    else if (payout > 0) say(common.returned.replace('{amount}', money(payout)));
    else say(board.lossText?.(reply) ?? common.noWin);
  }

  function sayError(error: unknown): void {
    const code = error instanceof GameError ? error.code : 'lost';
    // A refusal is final; only a lost reply leaves the round open.
    if (code !== 'lost') open = undefined;
    say(common[errorTexts[code] ?? 'ended'].replace('{action}', board.action));
    if (['LIMIT_REACHED', 'PLAY_PAUSED', 'GAME_ENDED'].includes(code)) app.betRefused(stakeNow());
  }

  function listen(): void {
    playButton.disabled = false;
    playButton.addEventListener('click', () => void play());
    find('.less').addEventListener('click', () => changeStake(-1));
    find('.more').addEventListener('click', () => changeStake(1));
    const rules = createRules(common, board.rules(), session.rules.returnRate);
    find('.info').addEventListener('click', rules.show);
    find('.full').addEventListener('click', app.fullScreen);
    document.addEventListener('keydown', (event) => {
      if (rules.isOpen() || event.repeat) return;
      if (event.key === 'ArrowUp' || event.key === 'ArrowRight') changeStake(1);
      if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') changeStake(-1);
      if (event.key === ' ' && event.target === document.body) void play();
      if (event.key === 'Escape') app.close();
    });
  }

  dress(session, common);
  playButton.textContent = board.action;
  const home = find<HTMLAnchorElement>('.home');
  home.hidden = app.framed;
  home.href = session.backUrl;
  find<HTMLButtonElement>('.full').hidden = !app.framed || !document.fullscreenEnabled;
  showFigures('0');
  showStake();
  say(board.ready);
  listen();
  app.ready();
}

function dress(session: GameSession<unknown>, texts: PageTexts<'game'>): void {
  document.documentElement.lang = texts.tag;
  document.title = session.gameName;
  find('h1').textContent = session.gameName;
  find('.vendor').textContent = session.vendorName;
  for (const [name, colour] of Object.entries(session.palette)) document.documentElement.style.setProperty(`--${name}`, colour);
  find('.balance-label').textContent = texts.balance;
  find('.win-label').textContent = texts.lastWin;
  find('.info').replaceChildren(icon(icons.info));
  find('.home').replaceChildren(icon(icons.home));
  find('.full').replaceChildren(icon(icons.full));
  label('.info', texts.rules);
  label('.home', texts.home);
  label('.full', texts.fullScreen);
  label('.less', texts.less);
  label('.more', texts.more);
  label('.stake', texts.stake);
}

function icon(path: string): SVGElement {
  const svg = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(drawn('path', { d: path }));
  return svg;
}

/** A UUID v4; `crypto.randomUUID` is missing on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
