/** File extension of a video. Its image has the same path without the extension. */
export const filmEnding = /\.(mp4|webm)$/;
