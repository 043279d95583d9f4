import * as v from 'valibot';

/** The dominant colour of an image, shown until it has loaded. */
export const imageColour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
