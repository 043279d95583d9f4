export { decodeEntities } from './decodeEntities';
export { RichText } from './RichText';
export type { RichTextProps } from './RichText';
