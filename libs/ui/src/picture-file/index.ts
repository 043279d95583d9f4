export { pictureKind, type PictureKind } from './pictureKind';
export { readBase64 } from './readBase64';
export { readHead } from './readHead';
