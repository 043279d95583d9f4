import { coverOf, selectAnnouncements, selectImageUrl } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import type { Preview, PreviewModule } from '@parlour/kernel/feature';

/** The widest image of a cover, in pixels. */
const COVER_WIDTH = 1080;

const addressOf = (id: string) => to(paths.promotions.detail, {}, { id });

/** The preview of a promotion. An address without a promotion has the preview of the list. */
export const preview: PreviewModule['preview'] = (state, { query }): Preview | undefined => {
  const id = query.get('id');
  // Without an id, both addresses show the list.
  if (!id) return { address: paths.promotions.list };
  const promotion = selectAnnouncements(state)?.promotion.find((one) => one.id === id);
  if (!promotion) return undefined;
  const { title, content, announcementImages } = promotion;
  return { title, text: content, image: selectImageUrl(state, coverOf(announcementImages), COVER_WIDTH), address: addressOf(id) };
};

export const addresses: PreviewModule['addresses'] = (state) => selectAnnouncements(state)?.promotion.map(({ id }) => addressOf(id)) ?? [];
