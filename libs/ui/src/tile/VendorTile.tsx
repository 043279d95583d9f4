import type { ElementType, ReactNode } from 'react';
import { Image, type ImageSource } from '../image';
import type { Polymorphic } from '../polymorphic';
import styles from './VendorTile.module.css';

type VendorTileOwnProps = {
  /** The vendor's logo or a picture of a game. */
  image: ImageSource;
  /** Shape of the image: wide for a logo, tall for a game's image. */
  ratio?: '3/2' | '4/5';
  name: string;
  /** A second line, for example the number of games. */
  text?: ReactNode;
  /** Reason why it cannot be opened now; the tile is dimmed and shows it. */
  closed?: ReactNode;
  /** This one of several is chosen. */
  selected?: boolean;
};

export type VendorTileProps<As extends ElementType = 'a'> = Polymorphic<As, VendorTileOwnProps>;

/** A vendor tile: logo and name. */
export function VendorTile<As extends ElementType = 'a'>(props: VendorTileProps<As>): ReactNode;
export function VendorTile({ as, image, ratio = '3/2', name, text, closed, selected = false, ...rest }: VendorTileProps<ElementType>) {
  const Root = as ?? 'a';

  return (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      {...rest}
      className={styles.tile}
      data-closed={Boolean(closed) || undefined}
      data-selected={selected || undefined}
    >
      <span className={styles.logo}>
        <Image {...image} ratio={ratio} />
      </span>
      <span className={styles.name}>{name}</span>
      {(closed ?? text) && <span className={styles.text}>{closed ?? text}</span>}
    </Root>
  );
}
