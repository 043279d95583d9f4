export type Language = 'EN' | 'TY' | 'MY';

type Names = {
  /** Texts of every game's page. */
  game:
    | 'balance'
    | 'lastWin'
    | 'stake'
    | 'less'
    | 'more'
    | 'home'
    | 'noWin'
    | 'win'
    | 'short'
    | 'limit'
    | 'paused'
    | 'lost'
    | 'ended'
    | 'rules'
    | 'returns'
    | 'returnText'
    | 'close';
  slot: 'spin' | 'ready' | 'busy' | 'how' | 'wild' | 'linesTitle' | 'paysTitle' | 'shows';
  roulette:
    | 'spin'
    | 'ready'
    | 'busy'
    | 'empty'
    | 'full'
    | 'total'
    | 'clear'
    | 'table'
    | 'last'
    | 'red'
    | 'black'
    | 'even'
    | 'odd'
    | 'dozen'
    | 'chips'
    | 'falls'
    | 'how'
    | 'paysTitle'
    | 'straight'
    | 'evenMoney'
    | 'zero';
  crash: 'fly' | 'ready' | 'busy' | 'cashOuts' | 'last' | 'crashed' | 'how' | 'independent' | 'chancesTitle';
  slip: 'play' | 'ready' | 'busy' | 'empty' | 'full' | 'total' | 'highest' | 'matches' | 'draw' | 'odds' | 'how' | 'virtual' | 'chances';
  chat: 'online' | 'typing' | 'write' | 'send' | 'back' | 'talk' | 'failed';
};

/** Games with a page of their own. */
export type GamePageName = Exclude<keyof Names, 'game' | 'chat'>;

/** Texts of a page, with their BCP 47 tag. */
export type PageTexts<Page extends keyof Names> = Record<Names[Page] | 'tag', string>;

export async function readTexts<Page extends keyof Names>(page: Page): Promise<Record<Language, PageTexts<Page>>> {
  return (await fetch(`/site/texts/${page}.json`)).json() as Promise<Record<Language, PageTexts<Page>>>;
}
