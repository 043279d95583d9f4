export type ImageFault = 'type' | 'unreadable' | 'upload';

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

type Change = Partial<Omit<PickedImage, 'id'>>;
export type ImagesAction =
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
