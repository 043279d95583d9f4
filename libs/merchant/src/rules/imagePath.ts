/** A relative path of plain characters, so that the URL stays on its CDN. */
export const imagePath = /^(?!.*\.\.)[\w-][\w./-]*$/;
