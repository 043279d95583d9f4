import fc from 'fast-check';
import { typedLine, typedText } from './typedLine';

test.each([
  [' Maria  Santos\u00a0', 'Maria Santos'],
  ['Maria\nSantos', 'Maria Santos'],
  ['Jose\u0301', 'José'],
  ['\u2068Maria\u2069', 'Maria'],
  ['မောင်\u200bမောင်', 'မောင်မောင်'],
  ['maria@parlour.example\u200b', 'maria@parlour.example'],
  ['O’Brien', 'O’Brien'],
  ['श्\u200dयाम', 'श्\u200dयाम'],
  ['\u200b \ufeff', ''],
  ['ma\u00adria\u200c\u200d', 'maria'],
  ['\u200d@maria', '@maria'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['\u3164\u115f\u1160\uffa0', ''],
  ['Ma\u034fria\u2800Santos\u206a', 'Maria Santos'],
])('reads %j as %j', (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});

const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0]/g;

test('what was read is read as itself, and letters and digits stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const line = typedLine(typed);
      expect(typedLine(line)).toBe(line);
      expect(line.match(/[\p{L}\p{N}]/gu)).toEqual(
        typed
          .replace(BLANK_LETTERS, '')
          .normalize('NFC')
          .match(/[\p{L}\p{N}]/gu),
      );
    }),
  );
});

test.each([
  [' One\u200b line\n\n  and\u00a0another\u2069 ', 'One line\n\n  and another'],
  ['\u200b\n\u2060', ''],
])('the text %j is %j', (typed, text) => {
  expect(typedText(typed)).toBe(text);
});
