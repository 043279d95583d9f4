export { Rail, type RailProps } from './Rail';
