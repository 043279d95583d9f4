export { BrandMark, type BrandMarkProps, type BrandName } from './BrandMark';
export { Icon, type IconProps } from './Icon';
export { iconNames, type IconName } from './iconNames';
