import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { imageKind, readBase64, readHead } from '@parlour/ui/image-file';
import { useReducer, useState } from 'react';
import { usePutFeedbackImageMutation } from '../../api/feedbackApi';
import { type PickedImage, imagesReducer, takenPlaces } from './imagesReducer';
import { MAX_IMAGES, MAX_IMAGE_BYTES, PART_BYTES } from '../../wire/feedback';

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

/** Returns the file of a data URL created by this app. */
function fromDataUrl(url: string): Blob {
  const [head = '', data = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}

/**
 * Returns a smaller JPEG of an image as a data URL. Rejects if the browser cannot render the image. `edge` is the longer side in
 * pixels.
 */
async function shrinkImage(file: Blob, { edge, quality }: { edge: number; quality: number }): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
}
