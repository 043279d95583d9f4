import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './SectionTitle.module.css';

export type SectionTitleProps<More extends ElementType = 'a'> = {
  icon?: IconName;
  /** The heading: a short noun. */
  title: string;
  level?: 2 | 3;
  /** `m` for a section of half a phone's width. */
  size?: 'm' | 'l';
  /** Id of the heading, for `aria-labelledby` of its section. */
  id?: string;
  /** Text of the link to the whole list, for example "See all". */
  moreLabel?: string;
  /** The link component, e.g. `Link`; `a` without it. */
  moreAs?: More;
  /** Props of that link: `moreAs={Link} moreProps={{ to: '…' }}`. */
  moreProps?: ComponentPropsWithoutRef<More>;
  actions?: ReactNode;
};

/** The heading of a section, with a link to the whole list. */
export function SectionTitle<More extends ElementType = 'a'>({
  icon,
  title,
  level = 2,
  size = 'l',
  id,
  moreLabel,
  moreAs,
  moreProps,
  actions,
}: SectionTitleProps<More>) {
  const Heading: ElementType = `h${level}`;
  const More: ElementType = moreAs ?? 'a';

  return (
    <div className={styles.bar}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading className={styles.title} data-size={size} id={id}>
        {title}
      </Heading>
      {moreLabel !== undefined && (
        <More className={styles.more} {...moreProps}>
          {moreLabel}
          <Icon name="chevron-right" size="s" />
        </More>
      )}
      {actions}
    </div>
  );
}
