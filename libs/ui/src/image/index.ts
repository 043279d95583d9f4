export { Image, ImageGround, type ImageSource, type ImageFiles, type ImageProps } from './Image';
