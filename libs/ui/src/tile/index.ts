export { GameTile, type GameTileNote, type GameTileProps } from './GameTile';
export { IconTile, type IconTileProps } from './IconTile';
export { TileGrid, type TileGridProps } from './TileGrid';
export { TileRow, type TileRowProps } from './TileRow';
export { useTileRow } from './useTileRow';
export { VendorTile, type VendorTileProps } from './VendorTile';
