import type { ElementType, ReactNode } from 'react';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import type { Polymorphic } from '../polymorphic';
import styles from './ListRow.module.css';

type ListRowOwnProps = {
  /** The icon before the text; `start` replaces it. */
  icon?: IconName;
  /** An image in place of the icon. */
  start?: ReactNode;
  /** The first line: the name. */
  title: ReactNode;
  /** The second line: one fact about it. */
  text?: ReactNode;
  /** Content at the end of the row, for example an amount or a status. */
  end?: ReactNode;
  badge?: number;
};

export type ListRowProps<As extends ElementType = 'div'> = Polymorphic<As, ListRowOwnProps>;

/** A row of a list. With `as={Link}` or `as="button"` it is interactive and shows a chevron. */
export function ListRow<As extends ElementType = 'div'>(props: ListRowProps<As>): ReactNode;
export function ListRow({ as, icon, start, title, text, end, badge = 0, ...rest }: ListRowProps<ElementType>) {
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
      <span className={styles.content}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      <Badge count={badge} />
      {leads && (
        <span className={styles.chevron}>
          <Icon name="chevron-right" size="s" />
        </span>
      )}
    </Root>
  );
}
