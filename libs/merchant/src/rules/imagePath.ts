/** Relative, plain characters: a path never leaves its CDN. */
export const imagePath = /^(?!.*\.\.)[\w-][\w./-]*$/;
