import { paths } from '@parlour/kernel';

/** The address of the download page for another device or browser. */
export function pageAddress(): string {
  return window.location.origin + paths.download;
}
