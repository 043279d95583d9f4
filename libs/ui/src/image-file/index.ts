export { imageKind, type ImageKind, readBase64, readHead } from './imageKind';
