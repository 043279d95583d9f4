import { coverOf, selectAnnouncements, selectImageUrl } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import type { PreviewRule } from '@parlour/kernel/feature';

/** The widest image of a cover, in pixels. */
const COVER_WIDTH = 1080;

const addressOf = (id: string) => to(paths.promotions.detail, {}, { id });

/** A promotion. An address without a promotion has the preview of the list. */
const promotion: PreviewRule = {
  preview: (state, { query }) => {
    const id = query.get('id');
    // Without an id, both addresses show the list.
    if (!id) return { address: paths.promotions.list };
    const found = selectAnnouncements(state)?.promotion.find((one) => one.id === id);
    if (!found) return undefined;
    const { title, content, announcementImages } = found;
    return { title, text: content, image: selectImageUrl(state, coverOf(announcementImages), COVER_WIDTH), address: addressOf(id) };
  },
  addresses: (state) => selectAnnouncements(state)?.promotion.map(({ id }) => addressOf(id)) ?? [],
};

export const previews: Record<string, PreviewRule> = { [paths.promotions.list]: promotion, [paths.promotions.detail]: promotion };
