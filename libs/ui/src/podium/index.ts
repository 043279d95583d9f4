export { Podium, type PodiumPlace, type PodiumProps } from './Podium';
export { TrophyHeader, type TrophyHeaderProps } from './TrophyHeader';
