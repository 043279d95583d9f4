import { selectAnnouncements } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import type { PreviewModule } from '@parlour/kernel/feature';
import { noticeInQuery, noticeIndex } from './rules/noticeInQuery';

/** The preview of an announcement. An address without an announcement has the preview of the list. */
export const preview: PreviewModule['preview'] = (state, { query }) => {
  if (!query.has('id') && noticeIndex(query) === undefined) return {};
  const notice = noticeInQuery(selectAnnouncements(state)?.player ?? [], query);
  return notice && { title: notice.title, text: notice.content, address: to(paths.messaging.notice, {}, { id: notice.id }) };
};
