export { GameTile, type GameTileProps } from './GameTile';
export { TileGrid } from './TileGrid';
export { VendorTile, type VendorTileProps } from './VendorTile';
