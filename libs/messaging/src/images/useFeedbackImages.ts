import { newIdempotencyKey } from '@parlour/kernel';
import { imageKind, readBase64, readHead } from '@parlour/ui/image-file';
import { useReducer, useState } from 'react';
import { usePutFeedbackImageMutation } from '../api/feedbackApi';
import { MAX_IMAGES, MAX_IMAGE_BYTES, PART_BYTES } from '../wire/feedback';
import { fromDataUrl } from './fromDataUrl';
import { type PickedImage, imagesReducer, takenPlaces } from './imagesReducer';
import { shrinkImage } from './shrinkImage';

const preview = { edge: 200, quality: 0.7 };
const smaller = { edge: 2000, quality: 0.85 };

/**
 * Manages the images of a report: validates their content, uploads them in parts so that a lost part costs little, and retries
 * each image separately.
 */
export function useFeedbackImages() {
  const [images, dispatch] = useReducer(imagesReducer, []);
  const [isOver, setOver] = useState(false);
  const [putPart] = usePutFeedbackImageMutation();
  const change = (id: string, to: Partial<PickedImage>) => dispatch({ type: 'changed', id, change: to });

  async function upload(id: string, file: Blob) {
    change(id, { state: 'uploading', file, progress: 0, fault: undefined, error: undefined });
    const parts = Math.max(1, Math.ceil(file.size / PART_BYTES));
    for (let part = 0; part < parts; part += 1) {
      const data = await readBase64(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
      const { error } = await putPart({ imageId: id, part, parts, data });
      if (error !== undefined) return change(id, { state: 'failed', fault: 'upload', error });
      change(id, { progress: (part + 1) / parts });
    }
    return change(id, { state: 'done' });
  }

  async function take(id: string, file: Blob) {
    try {
      if (!imageKind(await readHead(file))) return change(id, { state: 'failed', fault: 'type' });
      // If the browser cannot render the image, there is no preview, and the gateway decides.
      const drawn = await shrinkImage(file, preview).catch(() => undefined);
      change(id, { preview: drawn });
      if (file.size > MAX_IMAGE_BYTES) return change(id, { state: 'tooBig' });
      return await upload(id, file);
    } catch {
      return change(id, { state: 'failed', fault: 'unreadable' });
    }
  }

  return {
    images,
    /** True if more than three were picked (specification 5). */
    isOver,
    add(files: readonly File[]) {
      const free = MAX_IMAGES - takenPlaces(images);
      setOver(files.length > free);
      const added = files.slice(0, Math.max(free, 0)).map((file): PickedImage => {
        return { id: newIdempotencyKey(), name: file.name, file, state: 'checking', progress: 0 };
      });
      dispatch({ type: 'added', images: added });
      for (const { id, file } of added) void take(id, file);
    },
    remove(id: string) {
      setOver(false);
      dispatch({ type: 'removed', id });
    },
    retry: ({ id, file }: PickedImage) => void upload(id, file),
    async shrink({ id, file }: PickedImage) {
      change(id, { state: 'checking' });
      try {
        const made = fromDataUrl(await shrinkImage(file, smaller));
        await (made.size > MAX_IMAGE_BYTES ? change(id, { state: 'tooBig' }) : upload(id, made));
      } catch {
        change(id, { state: 'failed', fault: 'unreadable' });
      }
    },
    clear: () => dispatch({ type: 'cleared' }),
  };
}

export type FeedbackImages = ReturnType<typeof useFeedbackImages>;
