export { installFeature } from './feature';
export { AddToHomeFooter } from './blocks/AddToHomeFooter';
export { DownloadBar, type DownloadBarProps } from './blocks/DownloadBar';
export { InstallOptions } from './blocks/InstallOptions';
