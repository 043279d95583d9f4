import { useSearchParams } from 'react-router-dom';
import { useIsOffered } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { UnknownGame } from '../../parts/UnknownGame';
import { readPlayTarget } from '../../rules/play/readPlayTarget';
import { DemoGame } from './DemoGame';

/** A game with play money, for visitors too. It has no play session, and its bar always says that it is a demo. */
export function DemoScreen() {
  const [search] = useSearchParams();
  const isOffered = useIsOffered();
  const target = readPlayTarget(search);
  if (!target?.gameCode) return <UnknownGame />;
  return isOffered(target) ? <DemoGame key={search.toString()} target={target} /> : <NotOffered titleAs="h1" />;
}
