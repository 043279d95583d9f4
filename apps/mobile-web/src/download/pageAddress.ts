import { paths } from '@parlour/kernel';

/** Where another device or browser finds the download page. */
export function pageAddress(): string {
  return window.location.origin + paths.download;
}
