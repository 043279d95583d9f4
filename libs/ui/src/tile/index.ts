export { GameTile, type GameTileProps } from './GameTile';
export { IconTile, type IconTileProps } from './IconTile';
export { TileGrid, TileRow, type TileRowProps } from './TileGrid';
export { useTileRow } from './useTileRow';
export { useTilesPerChunk } from './useTilesPerChunk';
export { VendorTile, type VendorTileProps } from './VendorTile';
