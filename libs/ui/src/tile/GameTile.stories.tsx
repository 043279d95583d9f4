import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyGames } from '../kitchen-sink/storyImages';
import { GameTile } from './GameTile';
import { TileGrid } from './TileGrid';

const [game] = storyGames;
const wide = { ratio: '16/9', facts: <span>₱50 – ₱5,000</span> } as const;

type TilesProps = { tag: string };

function Tiles({ tag }: TilesProps) {
  return (
    <TileGrid>
      {storyGames.slice(0, 3).map(({ name, image }) => (
        <GameTile key={name} href="#game" name={name} image={image} tag={tag} />
      ))}
    </TileGrid>
  );
}

const meta = {
  title: 'Design system/Data/GameTile',
  tags: ['stable'],
  component: GameTile,
  args: { ...game, href: '#game', favourite: { on: false, label: 'Favourite: Ruby Rush', onToggle: () => undefined } },
  decorators: [
    (Story, { args: { facts } }) => (
      <TileGrid layout={facts ? 'rows' : 'grid'}>
        <Story />
      </TileGrid>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a game in a grid or a row; TileGrid puts three in a row.',
      do: ['Keep the name as the vendor writes it.'],
      dont: ['Do not put prices or urgency on a tile.'],
      words: "The game's own name, on two lines at most.",
      accessibility: 'The tile is a link, the heart a separate button that names the game.',
      anatomy: {
        story: 'Tagged',
        parts: { Tile: '.link', Picture: '.link > [data-ratio]', Tag: '.tag', Name: '.name', Vendor: '.vendor', Heart: '.heart' },
      },
      pairs: [
        {
          do: ['The picture speaks; the tag is one word of the operator.', () => <Tiles tag="NEW" />],
          dont: ['Urgency hides the picture and hurries the player.', () => <Tiles tag="LAST CHANCE TODAY" />],
        },
      ],
      parts: {
        TileGrid: {
          use: 'For many games at once: three in a row, six on a tablet, two with large text.',
          do: ['Use WindowList around it for more than about sixty tiles.', 'Choose `rows` if each tile has facts that players compare.'],
          dont: ['Do not mix games and vendors in one grid.'],
          words: 'It has no text; the title above it names the games.',
          accessibility: 'The order on screen is the order of the Tab key.',
        },
      },
    },
  },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Favourite: Story = { args: { favourite: { on: true, label: 'Favourite: Ruby Rush', onToggle: () => undefined } } };
export const Tagged: Story = { args: { tag: 'NEW', vendorLabel: 'ORCHID' } };
export const WithAbout: Story = { args: { about: { label: 'About Ruby Rush', onOpen: () => undefined }, vendorLabel: 'ORCHID' } };
export const WithJackpot: Story = { args: { note: { kind: 'jackpot', figure: '₱612,400', text: 'Jackpot ₱612,400' } } };
export const WithPlayers: Story = { args: { note: { kind: 'players', figure: '1,204', text: '1,204 playing' } } };
export const WithLastWin: Story = { args: { note: { kind: 'lastWin', figure: '₱84,525', text: 'Last win ₱84,525' } } };
/** The figure has no place beside the heart, so it stands below it. */
export const WithLongFigure: Story = {
  args: { tag: 'NEW', note: { kind: 'jackpot', figure: '₱12,612,400', text: 'Jackpot ₱12,612,400' } },
};
/** While a long list is scrolled faster than the phone renders it. */
export const Plain: Story = { args: { isPlain: true, vendorLabel: 'ORCHID', image: { ...game.image, placeholder: 'rebeccapurple' } } };
/** A row: what players compare stands beside the picture. */
export const WithFacts: Story = {
  args: {
    ...wide,
    about: { label: 'About Ruby Rush', onOpen: () => undefined },
    note: { kind: 'seats', figure: '3 seats free', text: '3 seats free' },
  },
};
/** An upright picture in a row is shown whole. */
export const WithFactsUpright: Story = { args: { facts: <span>₱50 – ₱5,000</span>, note: { kind: 'full', figure: 'Full', text: 'Full' } } };
export const LongName: Story = { args: { name: 'Crown of Luzon and the Seven Golden Carps' } };
export const WithoutImage: Story = { args: { image: { src: 'data:image/png;base64,broken' } } };
export const Burmese: Story = { args: { name: 'ပတ္တမြား အမြန်ပြေး' }, globals: { locale: 'my' } };

function Grid() {
  const [liked, setLiked] = useState<readonly string[]>(['Coin Tower']);
  const toggle = (name: string) => setLiked(liked.includes(name) ? liked.filter((other) => other !== name) : [...liked, name]);
  return storyGames.map(({ name, image }) => (
    <GameTile
      key={name}
      href="#game"
      name={name}
      image={image}
      favourite={{ on: liked.includes(name), label: `Favourite: ${name}`, onToggle: () => toggle(name) }}
    />
  ));
}

export const ThreeToARow: Story = { render: () => <Grid /> };
