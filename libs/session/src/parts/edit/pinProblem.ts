export const PIN_LENGTH = 6;

export type PinProblem = 'length' | 'weak' | 'birthday';

/** Detects a PIN that is easy to guess: one digit six times, a simple sequence, the birthday (product 4.10). */
export function pinProblem(pin: string, birthday = ''): PinProblem | undefined {
  if (!/^\d{6}$/.test(pin)) return 'length';
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  if (steps.size === 1 && [0, 1, -1].some((step) => steps.has(step))) return 'weak';
  const [year = '', month = '', day = ''] = birthday.split('-');
  const short = year.slice(2);
  const dates = birthday ? [day + month + short, month + day + short, short + month + day, year + month, month + year] : [];
  return dates.includes(pin) ? 'birthday' : undefined;
}
