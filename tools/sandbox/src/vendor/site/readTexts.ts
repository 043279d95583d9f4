export type Language = 'EN' | 'TY' | 'MY';

type Names = {
  slot:
    | 'balance'
    | 'lastWin'
    | 'stake'
    | 'less'
    | 'more'
    | 'spin'
    | 'info'
    | 'home'
    | 'ready'
    | 'noWin'
    | 'win'
    | 'short'
    | 'limit'
    | 'paused'
    | 'lost'
    | 'ended'
    | 'busy'
    | 'rules'
    | 'how'
    | 'wild'
    | 'returns'
    | 'returnText'
    | 'linesTitle'
    | 'paysTitle'
    | 'sandbox'
    | 'close'
    | 'shows';
  chat: 'online' | 'typing' | 'write' | 'send' | 'back' | 'talk' | 'failed';
};

/** Texts of a page, with their BCP 47 tag. */
export type PageTexts<Page extends keyof Names> = Record<Names[Page] | 'tag', string>;

export async function readTexts<Page extends keyof Names>(page: Page): Promise<Record<Language, PageTexts<Page>>> {
  return (await fetch(`/site/texts/${page}.json`)).json() as Promise<Record<Language, PageTexts<Page>>>;
}
