import type { ElementType, PointerEvent, ReactNode } from 'react';
import { Image, ImageGround, type ImageSource } from '../image';
import type { Polymorphic } from '../polymorphic';
import styles from './GameTile.module.css';
import { watchLongPress } from './watchLongPress';

/** A present figure of a game. */
export type GameTileNote = {
  kind: 'jackpot' | 'lastWin' | 'players' | 'seats' | 'full';
  /** The number, with its currency. The icon of the kind stands before it. */
  figure: string;
  /** The same in words, for screen readers. */
  text: string;
};

type GameTileOwnProps = {
  image: ImageSource;
  /** The shape of the picture; upright unless given. */
  ratio?: '4/5' | '16/9';
  /** The game's name as the vendor writes it. */
  name: string;
  /** The heart: whether it is `on`, its accessible name, and the action of a tap. */
  favourite?: { on: boolean; label: string; onToggle: () => void };
  /** Opens the information of the game: by a long press, and by a button that a wide tile, the mouse and the keyboard show. */
  about?: { label: string; onOpen: () => void };
  /** A line under the name, for example the vendor. An empty line still takes up space. */
  vendorLabel?: ReactNode;
  /** Lines below the name. They make the tile a row: the name and the lines stand beside the picture, which has a wide place. */
  facts?: ReactNode;
  /** A word in the upper corner, for example NEW. */
  tag?: ReactNode;
  /** A figure in the upper corner, below the tag. */
  note?: GameTileNote;
  /** The image's colour and the name alone, at full size, for a list that is scrolled faster than the phone renders it. */
  isPlain?: boolean;
  /** Twice as large, over two lines of a row. */
  isHero?: boolean;
};

export type GameTileProps<As extends ElementType = 'a'> = Polymorphic<As, GameTileOwnProps>;

/**
 * A game tile: image, name, and a heart as a separate button. Nothing lies on the lower third of the image, where pictures have the name
 * of the game. Lists contain dozens of tiles, so each has few nodes: its icons are background images.
 */
export function GameTile<As extends ElementType = 'a'>(props: GameTileProps<As>): ReactNode;
export function GameTile({
  as,
  image,
  ratio = '4/5',
  name,
  favourite,
  about,
  vendorLabel,
  facts,
  tag,
  note,
  isPlain,
  isHero,
  ...rest
}: GameTileProps<ElementType>) {
  const Root = as ?? 'a';

  return (
    <div className={styles.tile} data-hero={isHero || undefined} data-row={facts !== undefined || undefined}>
      <Root
        type={Root === 'button' ? 'button' : undefined}
        onPointerDown={about && ((event: PointerEvent) => watchLongPress(event.nativeEvent, about.onOpen))}
        {...rest}
        className={styles.link}
      >
        {isPlain ? <ImageGround placeholder={image.placeholder} ratio={ratio} /> : <Image {...image} ratio={ratio} />}
        {!isPlain && tag && <span className={styles.tag}>{tag}</span>}
        <span className={styles.name}>{name}</span>
        {!isPlain && note && (
          <span className={styles.note} role="img" aria-label={note.text} data-kind={note.kind}>
            <span>{note.figure}</span>
          </span>
        )}
        {vendorLabel !== undefined && <span className={styles.vendor}>{vendorLabel}</span>}
        {facts !== undefined && <span className={styles.facts}>{facts}</span>}
      </Root>
      {!isPlain && drawButtons({ favourite, about })}
    </div>
  );
}

/** A function and no component, because a list has hundreds of tiles. */
function drawButtons({ favourite, about }: Pick<GameTileOwnProps, 'favourite' | 'about'>): ReactNode {
  return (
    <>
      {favourite && (
        <button
          type="button"
          className={styles.heart}
          aria-label={favourite.label}
          aria-pressed={favourite.on}
          onClick={favourite.onToggle}
        />
      )}
      {about && <button type="button" className={styles.about} aria-label={about.label} aria-haspopup="dialog" onClick={about.onOpen} />}
    </>
  );
}
