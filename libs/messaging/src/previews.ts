import { selectAnnouncements } from '@parlour/content';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import type { PreviewRule } from '@parlour/kernel/feature';
import { selectLocale } from '@parlour/site';
import { helpApi } from './api/helpApi';
import { helpInQuery } from './rules/help';
import { noticeInQuery, noticeIndex } from './rules/noticeInQuery';

const { select } = helpApi.endpoints.getHelp;

/** A help topic. An address without a topic has the preview of the help center. */
const help: PreviewRule = {
  preview: (state, { query }) => {
    if (!query.has('i') && !query.has('title')) return {};
    const topics = select({ lang: toGatewayLanguage(selectLocale(state)) })(state as Parameters<ReturnType<typeof select>>[0]).data ?? [];
    const topic = helpInQuery(topics, query);
    if (!topic) return undefined;
    return { title: topic.title, text: topic.content, address: to(paths.messaging.help, {}, { i: String(topics.indexOf(topic)) }) };
  },
};

/** An announcement. An address without an announcement has the preview of the list. */
const notice: PreviewRule = {
  preview: (state, { query }) => {
    if (!query.has('id') && noticeIndex(query) === undefined) return {};
    const found = noticeInQuery(selectAnnouncements(state)?.player ?? [], query);
    return found && { title: found.title, text: found.content, address: to(paths.messaging.notice, {}, { id: found.id }) };
  },
};

export const previews: Record<string, PreviewRule> = { [paths.messaging.help]: help, [paths.messaging.notice]: notice };
