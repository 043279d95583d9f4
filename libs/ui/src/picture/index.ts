export { Picture, type PictureArt, type PictureFiles, type PictureProps, type PictureSource } from './Picture';
