/** Returns the id of the sign-in gift of one day. */
export function signInId(memberId: string, day: string): string {
  return `${memberId}.sign-in.${day}`;
}
