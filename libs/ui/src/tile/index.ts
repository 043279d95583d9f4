export { GameTile, type GameTileProps } from './GameTile';
export { IconTile, type IconTileProps } from './IconTile';
export { TileGrid } from './TileGrid';
export { VendorTile, type VendorTileProps } from './VendorTile';
