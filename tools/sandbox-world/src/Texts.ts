import type { GatewayLanguage } from '@parlour/kernel';

/** The same text in every language of the product. */
export type Texts<Text = string> = Record<GatewayLanguage, Text>;

/** A heading and its HTML. */
export type Article = { title: string; content: string };
