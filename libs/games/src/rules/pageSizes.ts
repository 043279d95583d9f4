/** Games per page of a request (specification 9, page sizes). */
export const pageSizes = {
  /** Game lists, recent, favourites by category. */
  list: 25,
  favouritesPage: 30,
  homeSection: 9,
  favouriteIds: 100,
} as const;
