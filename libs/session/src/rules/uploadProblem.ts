/** Specification 5: images are PNG or JPG, at most 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024;

export type UploadProblem = 'type' | 'size';

export function uploadProblem({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'type';
  return size > MOST_BYTES || size === 0 ? 'size' : undefined;
}
