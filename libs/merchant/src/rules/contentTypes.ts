/** Content types of announcements (specification 3, "Enums"). */
export const contentTypes = { agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR', home: 'H' } as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];
