import * as campaign from './campaign';
import * as device from './device';
import * as feature from './feature';
import * as money from './money';
import * as storage from './storage';
import * as wireCall from './wireCall';
import * as kernel from '.';

test('the public surface', () => {
  const faces = {
    '.': kernel,
    './campaign': campaign,
    './device': device,
    './feature': feature,
    './money': money,
    './storage': storage,
    './wire-call': wireCall,
  };
  expect(Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, Object.keys(face).sort()]))).toMatchInlineSnapshot();
});
