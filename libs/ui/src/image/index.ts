export { Image, type ImageSource, type ImageFiles, type ImageProps } from './Image';
