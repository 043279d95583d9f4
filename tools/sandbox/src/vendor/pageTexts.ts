import { breakBurmese } from '../../../../tools/burmeseBreaks.mjs';
import { world } from '../world';

/** Texts of the vendor's pages by page and language; the Burmese ones tell where a line may break, like the app's (ADR 0027). */
export const pageTexts = Object.fromEntries(
  Object.entries(world.pages).map(([page, texts]) => [
    page,
    { ...texts, MY: Object.fromEntries(Object.entries(texts.MY).map(([name, text]) => [name, breakBurmese(text)])) },
  ]),
);
