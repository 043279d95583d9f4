type Image = { sequence: number; url: string };

/** Returns the cover image of an announcement: the one with sequence 1, else the first (specification 2, "Activity screens"). */
export function coverOf(images: readonly Image[]): string | undefined {
  return (images.find(({ sequence }) => sequence === 1) ?? images[0])?.url;
}
