import { paths } from '@parlour/kernel';
import { Navigate, Route, Routes } from 'react-router-dom';
import { appRoutes } from '../routeTable';
import { GameNotes } from '../screens/GameNotes';
import { GuardedScreen } from './GuardedScreen';

/** Every route of every feature, each with its guard; an unknown path leads home (specification 2). */
export function FeatureRoutes() {
  return (
    <GameNotes>
      <Routes>
        {appRoutes.map((target) => (
          <Route key={target.route.path} path={target.route.path} element={<GuardedScreen target={target} />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </GameNotes>
  );
}
