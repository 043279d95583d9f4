/** What the address of a film ends with; its picture has the same path without it. */
export const filmEnding = /\.(mp4|webm)$/;
