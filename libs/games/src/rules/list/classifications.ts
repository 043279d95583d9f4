/** Tabs of the slot page, in order (specification 2, "Game list page"). */
export const classificationTabs = ['VP', 'JP', 'SC', 'TG', 'AC'] as const;
/** Game types of the filter drawer, in order. TG has the label PVP there (specification 2, "Filter drawer"). */
export const classificationFilters = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const;

export type Classification = (typeof classificationFilters)[number];

export function isClassification(text: unknown): text is Classification {
  return classificationFilters.includes(text as Classification);
}
