import * as surface from './index';

test('offers its manifest and its block', () => {
  expect(Object.keys(surface).sort()).toEqual(['ContractAlert', 'agentFeature']);
});
