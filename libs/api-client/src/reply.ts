import type { AppError } from './errors';

/** What every step of a call ends in; nothing here throws. */
export type Reply<Value = unknown> = { data: Value; error?: undefined } | { error: AppError; data?: undefined };
