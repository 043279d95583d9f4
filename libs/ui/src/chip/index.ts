export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './Chip';
export { SelectChip, type SelectChipOption, type SelectChipProps } from './SelectChip';
