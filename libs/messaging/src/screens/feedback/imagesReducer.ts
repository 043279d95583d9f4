type ImageFault = 'type' | 'unreadable' | 'upload';

export type PickedImage = {
  id: string;
  name: string;
  file: Blob;
  /** A thumbnail as a data URL, if the browser can render the image. */
  preview?: string;
  /** tooBig: above 5 MB; waits until the player agrees to shrink it. */
  state: 'checking' | 'tooBig' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  fault?: ImageFault;
  error?: unknown;
};

/** The content is no picture that the gateway accepts, so the image takes none of the places, and a retry would not help. */
export function isRefused({ fault, error }: PickedImage): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return fault === 'type' || fault === 'unreadable' || code === 'IMAGE_TYPE' || code === 'IMAGE_SIZE';
}

/** How many of the places for images are taken. */
export function takenPlaces(images: PickedImage[]): number {
  return images.filter((image) => !isRefused(image)).length;
}

type Change = Partial<Omit<PickedImage, 'id'>>;
type ImagesAction =
  | { type: 'added'; images: PickedImage[] }
  | { type: 'changed'; id: string; change: Change }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

export function imagesReducer(images: PickedImage[], action: ImagesAction): PickedImage[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images];
    case 'changed':
      return images.map((image) => (image.id === action.id ? { ...image, ...action.change } : image));
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'cleared':
      return [];
  }
}
