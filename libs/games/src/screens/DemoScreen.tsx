import { useSearchParams } from 'react-router-dom';
import { UnknownGame } from '../parts/UnknownGame';
import { readPlayTarget } from '../rules/readPlayTarget';
import { DemoGame } from './PlayScreen/DemoGame';

/** A game with play money, for visitors too: no session, no booking, and the bar says so all the time. */
export function DemoScreen() {
  const [search] = useSearchParams();
  const target = readPlayTarget(search);
  return target?.gameCode ? <DemoGame key={search.toString()} target={target} /> : <UnknownGame />;
}
