export { SearchSheet as GameSearch } from '@parlour/games';
