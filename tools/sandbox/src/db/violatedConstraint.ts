/** Name of the constraint that a statement broke, if that is what `error` says; both drivers tell it alike. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}
