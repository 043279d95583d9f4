export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './Chip';
