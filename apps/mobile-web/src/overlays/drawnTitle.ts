type Drawn = { page: string | undefined; lang: string | undefined; text: string };

let drawn: Drawn | undefined;

/**
 * The title that the server wrote for the page of an address, which may say more than the title of its route: the name of a promotion. Undefined
 * for other pages and in other languages.
 * @param address path and query
 */
export function drawnTitle(address: string): string | undefined {
  const element = document.querySelector('title');
  drawn ??= { page: element?.dataset['page'], lang: element?.lang, text: document.title };
  return drawn.page === address && drawn.lang === document.documentElement.lang ? drawn.text : undefined;
}
