import * as surface from './index';

test('exports the manifest and the blocks', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'AccountAttention',
    'ConsentBar',
    'FirstSteps',
    'MemberHome',
    'PlayControls',
    'PlayGate',
    'RealityCheck',
    'SessionMenuHead',
    'Settings',
    'TermsBar',
    'TermsGate',
    'sessionFeature',
  ]);
});
