/** Refusals with their own status; business refusals are sent as 200. */
const statuses = { NOT_LOGGED_IN: 401, TOKEN_EXPIRED: 401, LOGGED_OUT: 401, REGION: 403, ABSENT: 404, MAINTENANCE: 503 };
/** Refusals that pass: what the app reads it asks again, after so many seconds. */
const passing = { BUSY: { status: 429, retryAfter: '2' }, PASSING: { status: 503, retryAfter: '1' } };

/** @param {unknown} code */
export function hasOwnStatus(code) {
  return typeof code === 'string' && Object.hasOwn(statuses, code);
}

const MAX_MESSAGE = 300;
const CONTROLS = /\p{Cc}+/gu;
/** Marks that turn the direction of a text. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A refusal in the contract's words: `code` and the details in `value`. `said`: the gateway's own words for the player. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {unknown} [value]
   * @param {number} [status]
   */
  constructor(code, value, status = hasOwnStatus(code) ? statuses[code] : 200) {
    super(code);
    Object.assign(this, { code, value, status });
  }

  /**
   * The gateway is busy, or has a fault that passes.
   * @param {keyof typeof passing} kind
   * @param {string | null} [retryAfter] The gateway's.
   */
  static passing(kind, retryAfter) {
    const { status, retryAfter: usual } = passing[kind];
    return Object.assign(new Refusal('UNKNOWN', undefined, status), { retryAfter: retryAfter ?? usual });
  }

  /**
   * @param {unknown} message Plain text.
   * @returns {this}
   */
  saying(message) {
    const text = typeof message === 'string' ? message.replace(TURNS, '').replace(CONTROLS, ' ').trim() : '';
    return Object.assign(this, { said: [...text].slice(0, MAX_MESSAGE).join('') });
  }
}
