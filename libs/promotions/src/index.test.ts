import * as surface from './index';

test('offers its manifest and nothing else', () => {
  expect(Object.keys(surface)).toEqual(['promotionsFeature']);
});
