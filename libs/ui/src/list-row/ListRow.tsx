import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import styles from './ListRow.module.css';

type ListRowOwnProps = {
  icon?: IconName;
  /** A picture instead of the icon. */
  start?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What stands at the end: an amount, a status. */
  end?: ReactNode;
  badge?: number;
};

export type ListRowProps<As extends ElementType = 'div'> = Polymorphic<As, ListRowOwnProps>;

/** A line of a list: `as={Link}` or `as="button"` makes it lead somewhere, and then it says so with a chevron. */
export function ListRow<As extends ElementType = 'div'>(props: ListRowProps<As>) {
  const { as, icon, start, title, text, end, badge = 0, ...rest } = props as ListRowProps<ElementType>;
  const Root = as ?? 'div';
  const leads = Root !== 'div' && Root !== 'li';

  return (
    <Root type={Root === 'button' ? 'button' : undefined} {...rest} className={styles.row} data-leads={leads || undefined}>
      {start}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      <Badge count={badge} />
      {leads && (
        <span className={styles.chevron}>
          <Icon name="chevron-right" size="s" />
        </span>
      )}
    </Root>
  );
}
