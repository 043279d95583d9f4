/** Refusals with their own status; business refusals are sent as 200. */
const statuses = { NOT_LOGGED_IN: 401, TOKEN_EXPIRED: 401, LOGGED_OUT: 401, REGION: 403, MAINTENANCE: 503 };

/** A refusal in the contract's words: `code` and the details in `value`. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {unknown} [value]
   * @param {number} [status]
   */
  constructor(code, value, status = Object.hasOwn(statuses, code) ? statuses[code] : 200) {
    super(code);
    Object.assign(this, { code, value, status });
  }
}
