import { GameNoteContext } from '@parlour/games';
import { paths } from '@parlour/kernel';
import { TournamentCard } from '@parlour/tournaments';
import { Navigate, Route, Routes } from 'react-router-dom';
import { appRoutes } from '../routeTable';
import { GuardedScreen } from './GuardedScreen';

/** Every route of every feature, each with its guard; an unknown path leads home (specification 2). */
export function FeatureRoutes() {
  return (
    <GameNoteContext value={TournamentCard}>
      <Routes>
        {appRoutes.map((target) => (
          <Route key={target.route.path} path={target.route.path} element={<GuardedScreen target={target} />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </GameNoteContext>
  );
}
