const NO_BREAK = '\u00A0';

/** A currency's symbol before its digits, as text: "₱500.00", and letters with a gap, "Ks 500.00". */
export function SymbolText({ symbol }: { symbol: string }) {
  return <span>{/\p{L}\.?$/u.test(symbol) ? symbol + NO_BREAK : symbol}</span>;
}
