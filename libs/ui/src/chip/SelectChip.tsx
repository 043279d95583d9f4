import { Icon } from '../icon/index';
import { useKeptFocus } from '../kept-focus/index';
import styles from './Chip.module.css';

export type SelectChipOption = {
  value: string;
  label: string;
  /** Shown on the chip instead of the label. */
  short?: string;
  /** Heading in the list. Options with the same heading follow each other. */
  group?: string;
};

export type SelectChipProps = {
  /** Accessible name of the choice: "Provider". */
  label: string;
  /** The options in their order; an empty value stands for "all". The chip shows the short label of the chosen one, if it has one. */
  options: readonly SelectChipOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown instead of the option with the empty value: "Provider". */
  placeholder?: string;
};

/** A choice of many as small as a chip. It opens the system's own list. */
export function SelectChip({ label, options, value, onChange, placeholder }: SelectChipProps) {
  const kept = useKeptFocus(label);
  const isUnset = placeholder !== undefined && value === '';
  const chosen = options.find((option) => option.value === value);

  return (
    <span className={styles.chip} data-select data-set={(placeholder !== undefined && !isUnset) || undefined}>
      <span className={styles.text} aria-hidden>
        {isUnset ? placeholder : (chosen?.short ?? chosen?.label ?? label)}
      </span>
      <Icon name="chevron-down" size="s" />
      <select ref={kept} className={styles.select} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {withHeadings(options)}
      </select>
    </span>
  );
}

function withHeadings(options: readonly SelectChipOption[]) {
  const headings = [...new Set(options.map(({ group }) => group))];
  return headings.map((heading) => {
    const own = options
      .filter(({ group }) => group === heading)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return heading === undefined ? (
      own
    ) : (
      <optgroup key={heading} label={heading}>
        {own}
      </optgroup>
    );
  });
}
