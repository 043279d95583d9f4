import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import type { PreviewModule } from '@parlour/kernel/feature';
import { selectLocale } from '@parlour/site';
import { helpApi } from './api/helpApi';
import { helpInQuery } from './rules/help';

const { select } = helpApi.endpoints.getHelp;

/** The preview of a help topic. An address without a topic has the preview of the help center. */
export const preview: PreviewModule['preview'] = (state, { query }) => {
  if (!query.has('i') && !query.has('title')) return {};
  const topics = select({ lang: toGatewayLanguage(selectLocale(state)) })(state as Parameters<ReturnType<typeof select>>[0]).data ?? [];
  const topic = helpInQuery(topics, query);
  if (!topic) return undefined;
  return { title: topic.title, text: topic.content, address: to(paths.messaging.help, {}, { i: String(topics.indexOf(topic)) }) };
};
