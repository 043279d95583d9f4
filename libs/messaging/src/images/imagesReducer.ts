export type ImageFault = 'type' | 'unreadable' | 'upload';

export type PickedImage = {
  id: string;
  name: string;
  file: Blob;
  /** A small picture of it as a data address, where the browser can draw one. */
  preview?: string;
  /** tooBig: above 5 MB, waits for the player's word on making it smaller. */
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
