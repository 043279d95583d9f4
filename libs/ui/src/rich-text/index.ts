export { decodeEntities } from './plainBlocks';
export { RichText, type RichTextProps } from './RichText';
