export { Film, type FilmProps } from './Film';
