import { createAppChannel } from './appChannel';
import { drawLine } from './drawLine';
import { fillRules } from './fillRules';
import { createReels } from './reels';
import { SlotError, type SlotSession, type SpinReply, playRound, readSession } from './slotApi';
import { type PageTexts, readTexts } from './readTexts';

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

type Texts = PageTexts<'slot'>;

/** Texts for refusals of a round. Any other refusal means that the game has ended. */
const errorTexts: Record<string, keyof Texts> = {
  INSUFFICIENT_BALANCE: 'short',
  LIMIT_REACHED: 'limit',
  PLAY_PAUSED: 'paused',
  lost: 'lost',
};

const message = find<HTMLElement>('.message');
const spinButton = find<HTMLButtonElement>('.spin');

function say(text: string, tone: 'plain' | 'win' = 'plain'): void {
  message.dataset['tone'] = tone;
  message.textContent = text;
}

function label(selector: string, text: string): void {
  find(selector).setAttribute('aria-label', text);
}

function dress(session: SlotSession, texts: Texts): void {
  document.documentElement.lang = texts.tag;
  document.title = session.gameName;
  find('h1').textContent = session.gameName;
  find('.vendor').textContent = session.vendorName;
  for (const [name, colour] of Object.entries(session.palette)) document.documentElement.style.setProperty(`--${name}`, colour);
  find('.balance-label').textContent = texts.balance;
  find('.win-label').textContent = texts.lastWin;
  spinButton.textContent = texts.spin;
  find('.info').replaceChildren(icon('M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z'));
  label('.info', texts.info);
  label('.less', texts.less);
  label('.more', texts.more);
  label('.stake', texts.stake);
}

function icon(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

function start(session: SlotSession, texts: Texts): void {
  const { machine, stakes, symbol } = session;
  const app = createAppChannel(session.appOrigin);
  const digits = new Intl.NumberFormat(texts.tag === 'my' ? 'my-u-nu-latn' : texts.tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const money = (amount: string) => `${symbol} ${digits.format(Number(amount))}`;
  const reels = createReels(find<HTMLElement>('.reels'), Object.keys(machine.pays));
  const lines = find<SVGElement>('.lines');
  let stakeIndex = Math.max(0, stakes.indexOf(session.usualStake));
  let balance = session.balance;
  let open: { roundId: string; stake: string } | undefined;
  let busy = false;

  const stakeNow = () => stakes[stakeIndex] ?? '0';

  function showFigures(win: string): void {
    find('.balance').textContent = money(balance);
    find('.win').textContent = money(win);
  }

  function showStake(): void {
    const caption = document.createElement('small');
    caption.textContent = texts.stake;
    find('.stake-value').replaceChildren(caption, money(stakeNow()));
    find<HTMLButtonElement>('.less').disabled = busy || open !== undefined || stakeIndex === 0;
    find<HTMLButtonElement>('.more').disabled = busy || open !== undefined || stakeIndex === stakes.length - 1;
    spinButton.setAttribute('aria-disabled', String(busy));
  }

  function changeStake(by: 1 | -1): void {
    const next = stakeIndex + by;
    if (busy || open || next < 0 || next >= stakes.length) return;
    stakeIndex = next;
    showStake();
  }

  function nameReels(window: string[][]): void {
    label('.reels', texts.shows.replace('{symbols}', window.map((column) => column.join(', ')).join('; ')));
  }

  async function reveal(reply: SpinReply): Promise<void> {
    await reels.roll(reply.window);
    const rows = reply.wins.map(({ line }) => machine.lines[line] ?? [0, 0, 0]);
    reels.highlight(rows);
    lines.replaceChildren(...rows.map(drawLine));
    nameReels(reply.window);
    balance = reply.balance;
    showFigures(reply.payout);
    if (reply.wins.length > 0) say(texts.win.replace('{amount}', money(reply.payout)), 'win');
    else say(texts.noWin);
    app.betSettled();
  }

  async function spin(): Promise<void> {
    if (busy) return;
    if (!open && Number(balance) < Number(stakeNow())) return say(texts.short);
    busy = true;
    open ??= { roundId: randomId(), stake: stakeNow() };
    lines.replaceChildren();
    reels.unmark();
    say(texts.busy);
    showStake();
    try {
      const reply = await playRound(open);
      open = undefined;
      find('.balance').textContent = money(String(Number(reply.balance) - Number(reply.payout)));
      await reveal(reply);
    } catch (error) {
      sayError(error);
    }
    busy = false;
    showStake();
  }

  function sayError(error: unknown): void {
    const code = error instanceof SlotError ? error.code : 'lost';
    // A refusal is final; only a lost reply leaves the round open.
    if (code !== 'lost') open = undefined;
    say(texts[errorTexts[code] ?? 'ended']);
    if (code === 'LIMIT_REACHED' || code === 'PLAY_PAUSED') app.betRefused(stakeNow());
  }

  function listen(): void {
    spinButton.disabled = false;
    spinButton.addEventListener('click', () => void spin());
    find('.less').addEventListener('click', () => changeStake(-1));
    find('.more').addEventListener('click', () => changeStake(1));
    const rules = find<HTMLDialogElement>('.rules');
    fillRules(rules, { machine, texts });
    find('.info').addEventListener('click', () => {
      rules.showModal();
      // Focus the heading instead of the button at the end, so that the rules open at the top.
      rules.querySelector('h2')?.focus();
    });
    document.addEventListener('keydown', (event) => {
      if (rules.open || event.repeat) return;
      if (event.key === 'ArrowUp' || event.key === 'ArrowRight') changeStake(1);
      if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') changeStake(-1);
      if (event.key === ' ' && event.target === document.body) void spin();
      if (event.key === 'Escape') app.close();
    });
  }

  function showHome(): void {
    const home = find<HTMLAnchorElement>('.home');
    home.hidden = app.framed;
    home.href = session.backUrl;
    home.replaceChildren(icon('M4 11l8-7 8 7v9h-5v-6H9v6H4z'));
    label('.home', texts.home);
  }

  dress(session, texts);
  showHome();
  const firstWindow = machine.reels.map((reel) => reel.slice(0, 3));
  reels.stand(firstWindow);
  nameReels(firstWindow);
  showFigures('0');
  showStake();
  say(texts.ready);
  listen();
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

const languages = await readTexts('slot');
const session = await readSession().catch(() => undefined);
if (session) {
  start(session, languages[session.language]);
} else {
  say(languages.EN.ended);
  spinButton.hidden = true;
  find('footer').toggleAttribute('hidden', true);
}
