export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './Chip';
export { SelectChip, type SelectChipProps } from './SelectChip';
