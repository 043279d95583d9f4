import { features } from '../features';
import { menuOrder } from './menuOrder';

const declared = features.flatMap(({ menu = [] }) => menu);

test.each(Object.entries(menuOrder))('the order of the menu "%s" names each entry of the manifests once', (slot, order) => {
  const ids = declared.filter((entry) => entry.slot === slot).map(({ id }) => id);
  expect([...order].sort()).toEqual(ids.sort());
});
