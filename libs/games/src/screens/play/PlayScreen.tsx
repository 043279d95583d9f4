import { useSearchParams } from 'react-router-dom';
import { useIsOffered } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { UnknownGame } from '../../parts/UnknownGame';
import { readPlayTarget } from '../../rules/play/readPlayTarget';
import { LaunchedGame } from './LaunchedGame';
import type { PlayScreenProps } from './playScreenProps';

/** Opens the game that the address names, below a bar with the player's figures. */
export function PlayScreen({ balance, symbol, controls }: PlayScreenProps) {
  const [search] = useSearchParams();
  const isOffered = useIsOffered();
  const target = readPlayTarget(search);

  if (!target) return <UnknownGame />;
  if (!isOffered(target)) return <NotOffered titleAs="h1" />;
  return <LaunchedGame key={search.toString()} target={target} balance={balance} symbol={symbol} controls={controls} />;
}
