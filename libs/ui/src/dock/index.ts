export { Dock, type DockProps } from './Dock';
