export { Picture, type PictureArt, type PictureFiles, type PictureProps } from './Picture';
