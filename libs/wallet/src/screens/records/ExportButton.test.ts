import fc from 'fast-check';
import { toCsv } from './ExportButton';

const line = (...cells: string[]) => toCsv([cells]).slice(1);

describe('toCsv', () => {
  it('writes lines by RFC 4180: commas, CRLF, doubled quotes', () => {
    expect(line('a', 'b')).toBe('a,b\r\n');
    expect(line('a,b', 'say "x"', 'two\nlines')).toBe('"a,b","say ""x""","two\nlines"\r\n');
    expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
  });

  it.each(['=1+1', '+1 (2)', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|calc', '=HYPERLINK("http://x")'])(
    'the text %j cannot run as a formula in a spreadsheet',
    (text) => {
      expect(line(text)).toMatch(/^"?'/);
    },
  );

  it.each(['-20.00', '15.50', '0', '-0.01'])('the amount %s stays a number', (text) => {
    expect(line(text)).toBe(`${text}\r\n`);
  });

  it('any written text can be read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (cells) => {
        const read: string[] = [];
        const text = `,${line(...cells).slice(0, -2)}`;
        for (const [, quoted, plain = ''] of text.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g))
          read.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
        expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
      }),
    );
  });
});
