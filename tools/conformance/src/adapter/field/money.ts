/** Decimal places that the contract's amounts have at most. */
const PLACES = 8;
const DECIMAL = /^-?\d{1,24}(\.\d{1,8})?$/;

/** An amount in the gateway's words. */
export type Amount = number | string;

/** An amount, which comes as a number or as a decimal text. Throws for anything else, because no amount is better than a wrong one. */
export function money(amount: unknown): string {
  return written(unitsOf(amount));
}

export function isAmount(amount: unknown): amount is Amount {
  return DECIMAL.test(textOf(amount));
}

export function minus(amount: unknown, less: unknown): string {
  return written(unitsOf(amount) - unitsOf(less));
}

function unitsOf(amount: unknown): bigint {
  if (!isAmount(amount)) throw new TypeError('amount');
  const [whole = '', fraction = ''] = textOf(amount).split('.');
  return BigInt(whole + fraction.padEnd(PLACES, '0'));
}

/**
 * The shortest text of a number is the one that the gateway wrote, unless it comes from a calculation. A number that has lost digits on its way here is none.
 */
function textOf(amount: unknown): string {
  if (typeof amount === 'string') return amount;
  if (typeof amount !== 'number' || Math.abs(amount) > Number.MAX_SAFE_INTEGER) return '';
  const text = String(amount);
  return DECIMAL.test(text) ? text : amount.toFixed(PLACES);
}

function written(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}
