import * as v from 'valibot';

/** The dominant colour of a picture, shown until it is there. */
export const artColour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
