import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './ChoiceCards.module.css';

export type ChoiceItem<Id extends string = string> = {
  id: Id;
  title: string;
  /** A second line, for example duration, costs, or the reason why the option is disabled. */
  text?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};

export type ChoiceCardsProps<Id extends string = string> = {
  /** The options in their order, two to about six. */
  items: readonly ChoiceItem<Id>[];
  /** Undefined while no option is selected. */
  value: Id | undefined;
  onChange: (id: Id) => void;
  /** The accessible name of the group. */
  label: string;
  /** `grid` places up to three side by side, `list` one below the other. */
  layout?: 'grid' | 'list';
};

/** A group of radio buttons as cards, each with a description. */
export function ChoiceCards<Id extends string>({ items, value, onChange, label, layout = 'grid' }: ChoiceCardsProps<Id>) {
  const name = useId();
  return (
    <div className={styles.group} data-layout={layout} role="radiogroup" aria-label={label}>
      {items.map(({ id, title, text, icon, disabled }) => (
        <label key={id} className={styles.card} data-chosen={id === value || undefined} data-disabled={disabled || undefined}>
          <input type="radio" name={name} value={id} checked={id === value} disabled={disabled} onChange={() => onChange(id)} />
          {icon && <Icon name={icon} size="l" />}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {text && <span className={styles.text}>{text}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
