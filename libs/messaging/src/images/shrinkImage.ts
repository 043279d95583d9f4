/**
 * Returns a smaller JPEG of an image as a data URL. Rejects if the browser cannot render the image. `edge` is the longer side in
 * pixels.
 */
export async function shrinkImage(file: Blob, { edge, quality }: { edge: number; quality: number }): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
}
