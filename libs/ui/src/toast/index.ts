export { type ToastItem, type ToastLevel } from './Toast';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
