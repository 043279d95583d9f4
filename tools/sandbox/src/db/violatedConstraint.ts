/** Returns the name of the constraint that a statement violated, if `error` reports one; both drivers use the same fields. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}
