import { inLanguage } from '../http/inLanguage';
import { world } from '../world';

/** Returns a lottery text; a name without a text, such as a number, is returned unchanged. */
export function lotteryText(kind: string, id: string, language: string): string {
  const entry = world.lotteries.texts[`${kind}.${id}`];
  return (entry && inLanguage(entry, language)) ?? id;
}
