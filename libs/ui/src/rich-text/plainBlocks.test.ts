import { plainBlocks } from './plainBlocks';

/** `p: One | two (strong)` */
const lines = (html: string) =>
  plainBlocks(html).map(({ tag, list, runs }) => {
    const words = runs.map((run) => (run === 'break' ? '↵' : run.isStrong ? `*${run.text}*` : run.text));
    return `${list ? `${list} ` : ''}${tag}: ${words.join('')}`;
  });

test('paragraphs, headings, lists and line breaks stay', () => {
  expect(lines('<h3>Rules</h3>\n<p>Play <b>five</b> times.<br>Then rest.</p>\n<ol><li>One</li><li>Two</li></ol>')).toEqual([
    'h3: Rules',
    'p: Play *five* times.↵Then rest.',
    'ol li: One',
    'ol li: Two',
  ]);
});

test('words outside of any element are a block, and an empty element is none', () => {
  expect(lines('Hello <i>you</i><p></p><p> </p><div>there</div>')).toEqual(['div: Hello you', 'div: there']);
});

test('an empty line that an operator has written stays', () => {
  expect(lines('<p>One</p><p>&nbsp;</p><p>Two</p>')).toEqual(['p: One', 'p: \u00A0', 'p: Two']);
});

test('entities are read, and an unknown one stays as it is', () => {
  expect(lines('1 &lt; 2 &amp; 3&nbsp;&#8369; &#x20b1; &unknown; &#99999999;')).toEqual(['div: 1 < 2 & 3\u00A0₱ ₱ &unknown; &#99999999;']);
});

test('wrong nesting, open elements and comments give flat blocks', () => {
  expect(lines('<p>One<ul><li>Two<p>Three</li></ul><!-- <p>no</p> --><b>Four')).toEqual([
    'p: One',
    'ul li: Two',
    'p: Three',
    'div: *Four*',
  ]);
});

test('what scripts and styles contain is no text', () => {
  expect(lines('<style>p { color: red }</style><p>Hi<script>alert("<p>x</p>")</script> there</p>')).toEqual(['p: Hi there']);
});

test('a huge text is cut as the sanitised one is, and a letter keeps twelve marks', () => {
  expect(plainBlocks('<p>word</p>'.repeat(20_000)).length).toBeLessThanOrEqual(5000);
  expect(plainBlocks('<'.repeat(100_000)).length).toBeLessThanOrEqual(1);
  expect(lines(`a${'\u0301'.repeat(5000)}`)).toEqual([`div: a${'\u0301'.repeat(12)}`]);
});
