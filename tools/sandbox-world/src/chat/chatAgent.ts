import { type GatewayLanguage, gatewayLanguages } from '@parlour/kernel';
import type { World } from '../World';

export const chatLanguages = Object.keys(gatewayLanguages) as GatewayLanguage[];
export type ChatLanguage = GatewayLanguage;

const orderNo = /\b[DWB]-\d{4}-\d{4,}\b/i;

export type ChatReply = { agent: string; text: string; topics: string[] };

/** Creates the scripted agent of a world's chat. */
export function createChatAgent({ agent, greeting, orderSeen, notUnderstood, topics }: World['chat']) {
  const say = (text: string, language: ChatLanguage): ChatReply => ({ agent, text, topics: topics.map(({ label }) => label[language]) });

  /** Returns the agent's answer: by order number first, then by topic. */
  function replyTo(text: string, language: ChatLanguage): ChatReply {
    const order = orderNo.exec(text)?.[0];
    if (order) return say(orderSeen[language].replace('{order}', order.toUpperCase()), language);
    const said = text.toLowerCase();
    const topic = topics.find(({ words, label }) => [...words, label[language].toLowerCase()].some((word) => said.includes(word)));
    return say((topic?.reply ?? notUnderstood)[language], language);
  }

  /** Returns the agent's greeting, or the reply about an order passed at launch. */
  function greet(language: ChatLanguage, order = ''): ChatReply {
    return orderNo.test(order) ? replyTo(order, language) : say(greeting[language].replace('{agent}', agent), language);
  }

  return { greet, replyTo };
}
