const NO_BREAK = '\u00A0';

/** Text of an amount with its currency symbol: "₱500.00", or "Ks 500.00" with a gap after letters. */
export function SymbolText({ symbol }: { symbol: string }) {
  return <span>{/\p{L}\.?$/u.test(symbol) ? symbol + NO_BREAK : symbol}</span>;
}
