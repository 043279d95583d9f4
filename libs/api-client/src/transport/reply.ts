import type { AppError } from '../errors/errors';

/** Result of every step of a call: a value or an error. Nothing here throws. */
export type Reply<Value = unknown> = { data: Value; error?: undefined } | { error: AppError; data?: undefined };
