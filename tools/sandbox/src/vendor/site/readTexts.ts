import type { GatewayLanguage } from '@parlour/kernel';

/** Texts of a table with two hands. */
type CardNames = 'deal' | 'ready' | 'busy' | 'last' | 'tie' | 'wins' | 'tied' | 'how' | 'tieRule' | 'deck' | 'chipRule' | 'paysTitle';

type Names = {
  /** Texts of every game's page. */
  game:
    | 'balance'
    | 'lastWin'
    | 'stake'
    | 'less'
    | 'more'
    | 'home'
    | 'fullScreen'
    | 'noWin'
    | 'win'
    | 'returned'
    | 'short'
    | 'limit'
    | 'paused'
    | 'lost'
    | 'ended'
    | 'rules'
    | 'returns'
    | 'returnText'
    | 'close'
    | 'noChips'
    | 'tableFull'
    | 'totalStake'
    | 'clear'
    | 'table'
    | 'chips';
  slot: 'spin' | 'ready' | 'busy' | 'how' | 'wild' | 'linesTitle' | 'paysTitle' | 'shows';
  roulette:
    | 'spin'
    | 'ready'
    | 'busy'
    | 'last'
    | 'red'
    | 'black'
    | 'even'
    | 'odd'
    | 'dozen'
    | 'falls'
    | 'how'
    | 'paysTitle'
    | 'straight'
    | 'evenMoney'
    | 'zero';
  baccarat: CardNames | 'player' | 'banker' | 'values' | 'thirdCard' | 'returnsDiffer';
  dragonTiger: CardNames | 'dragon' | 'tiger';
  sicBo:
    | 'roll'
    | 'ready'
    | 'busy'
    | 'last'
    | 'small'
    | 'big'
    | 'odd'
    | 'even'
    | 'anyTriple'
    | 'triple'
    | 'thrown'
    | 'how'
    | 'tripleRule'
    | 'chipRule'
    | 'paysTitle';
  crash: 'fly' | 'ready' | 'busy' | 'cashOuts' | 'last' | 'crashed' | 'how' | 'independent' | 'chancesTitle';
  fishing:
    | 'cast'
    | 'ready'
    | 'busy'
    | 'catches'
    | 'crab'
    | 'fish'
    | 'octopus'
    | 'shark'
    | 'pays'
    | 'away'
    | 'how'
    | 'tap'
    | 'independent'
    | 'chancesTitle';
  slip: 'play' | 'ready' | 'busy' | 'empty' | 'full' | 'total' | 'highest' | 'matches' | 'draw' | 'odds' | 'how' | 'virtual' | 'chances';
  chat: 'online' | 'typing' | 'write' | 'send' | 'back' | 'talk' | 'failed';
};

/** Games with their own page. */
export type GamePageName = Exclude<keyof Names, 'game' | 'chat'>;

/** Texts of a page, with their BCP 47 tag. */
export type PageTexts<Page extends keyof Names> = Record<Names[Page] | 'tag', string>;

export async function readTexts<Page extends keyof Names>(page: Page): Promise<Record<GatewayLanguage, PageTexts<Page>>> {
  return (await fetch(`/site/texts/${page}.json`)).json() as Promise<Record<GatewayLanguage, PageTexts<Page>>>;
}
