export { imageKind, type ImageKind } from './imageKind';
export { readBase64 } from './readBase64';
export { readHead } from './readHead';
