import type { ElementType, ReactNode } from 'react';
import { Image, ImageGround, type ImageSource } from '../image';
import type { Polymorphic } from '../polymorphic';
import styles from './GameTile.module.css';

type GameTileOwnProps = {
  /** The game's picture, 4/5. */
  image: ImageSource;
  /** The game's name as the vendor writes it. */
  name: string;
  /** The heart: whether it is `on`, its accessible name, and the action of a tap. */
  favourite?: { on: boolean; label: string; onToggle: () => void };
  /** Information button in the corner, below the heart. */
  about?: { label: string; onOpen: () => void };
  /** A line under the name, for example the vendor. An empty line still takes up space. */
  vendorLabel?: ReactNode;
  /** A word in the upper corner, for example NEW. */
  tag?: ReactNode;
  /** A fact at the foot of the image: a jackpot in gold, or how many play. */
  note?: { text: ReactNode; tone?: 'gold' };
  /** The image's colour and the name alone, at full size, for a list that is scrolled faster than the phone renders it. */
  isPlain?: boolean;
  /** Twice as large, over two lines of a row. */
  isHero?: boolean;
};

export type GameTileProps<As extends ElementType = 'a'> = Polymorphic<As, GameTileOwnProps>;

/**
 * A game tile: image, name, and a heart as a separate button. Lists contain dozens of tiles, so each has few nodes: its icons are
 * background images that include their shadow.
 */
export function GameTile<As extends ElementType = 'a'>(props: GameTileProps<As>): ReactNode;
export function GameTile({
  as,
  image,
  name,
  favourite,
  about,
  vendorLabel,
  tag,
  note,
  isPlain,
  isHero,
  ...rest
}: GameTileProps<ElementType>) {
  const Root = as ?? 'a';

  return (
    <div className={styles.tile} data-hero={isHero || undefined}>
      <Root type={Root === 'button' ? 'button' : undefined} {...rest} className={styles.link}>
        {isPlain ? <ImageGround placeholder={image.placeholder} ratio="4/5" /> : <Image {...image} ratio="4/5" />}
        {!isPlain && tag && <span className={styles.tag}>{tag}</span>}
        <span className={styles.name}>{name}</span>
        {!isPlain && note && (
          <span className={styles.note} data-tone={note.tone}>
            {note.text}
          </span>
        )}
        {vendorLabel !== undefined && <span className={styles.vendor}>{vendorLabel}</span>}
      </Root>
      {!isPlain && favourite && (
        <button
          type="button"
          className={styles.heart}
          aria-label={favourite.label}
          aria-pressed={favourite.on}
          onClick={favourite.onToggle}
        />
      )}
      {!isPlain && about && (
        <button type="button" className={styles.about} aria-label={about.label} aria-haspopup="dialog" onClick={about.onOpen} />
      )}
    </div>
  );
}
