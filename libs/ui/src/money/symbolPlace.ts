import { createContext, use } from 'react';

const After = createContext<readonly string[]>([]);

/** Names the symbols of currencies that stand after their amounts, for all amounts inside; other symbols stand before them. */
export const SymbolsAfter = After.Provider;

export function useIsAfter(symbol: string): boolean {
  return use(After).includes(symbol);
}
