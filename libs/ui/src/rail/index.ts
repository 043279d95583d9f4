export { scrollAlong } from './scrollAlong';
export { Rail, type RailProps } from './Rail';
