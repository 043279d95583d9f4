import { useSearchParams } from 'react-router-dom';
import { UnknownGame } from '../../parts/UnknownGame';
import { readPlayTarget } from '../../rules/play/readPlayTarget';
import { DemoGame } from './DemoGame';

/** A game with play money, for visitors too. It has no play session, and its bar always says that it is a demo. */
export function DemoScreen() {
  const [search] = useSearchParams();
  const target = readPlayTarget(search);
  return target?.gameCode ? <DemoGame key={search.toString()} target={target} /> : <UnknownGame />;
}
