import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichText } from './RichText';

const origins = ['https://img.example', 'http://img.example:8080'];
const cutLabel = 'There is more.';

/** Renders it and waits for the sanitised text. */
async function show(html: string, onLink: (href: string) => void = () => {}) {
  const { container } = render(<RichText html={html} onLink={onLink} imageOrigins={origins} cutLabel={cutLabel} />);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  return container;
}

test('renders text markup', async () => {
  await show('<h2>How it works</h2><ul><li>Join</li></ul>');
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Join');
});

test.each([
  '<img src=x onerror=alert(1)>before',
  '<script>alert(1)</script>before',
  '<svg><script>alert(1)</script></svg>before',
  '<iframe src="//evil.example"></iframe>before',
  '<form action="//evil.example"><input name=q></form>before',
  '<style>body{display:none}</style>before',
  '<meta http-equiv=refresh content="0;//evil.example">before',
  '<a href="javascript:alert(1)">before</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">before',
  '<p is="x-component">gone</p>before',
])('removes everything dangerous from %s', async (html) => {
  const container = await show(html);
  await screen.findByText(/before/);
  expect(
    container.querySelector(
      'script, iframe, form, input, style, meta, svg, [onerror], [onload], [href^="javascript"], [src^="data"], [is]',
    ),
  ).toBeNull();
});

test('applies harmless inline styles and drops those that position elements or load files', async () => {
  await show('<p style="color: #ff0000; position: fixed; background-image: url(//evil.example)">Red</p>');
  const paragraph = await screen.findByText('Red');
  await waitFor(() => expect(paragraph.style.color).toBe('rgb(255, 0, 0)'));
  expect(paragraph.style.position).toBe('');
  expect(paragraph.style.backgroundImage).toBe('');
});

test('reports a tapped link instead of following it', async () => {
  const opened: string[] = [];
  await show('<a href="https://example.com/rules">Rules</a>', (href) => opened.push(href));
  await userEvent.click(await screen.findByRole('link', { name: 'Rules' }));
  expect(opened).toEqual(['https://example.com/rules']);
});

describe('images', () => {
  test.each([
    ['/cdn/a/prize.png', 'http://localhost/cdn/a/prize.png'],
    ['http://localhost/cdn/prize.png', 'http://localhost/cdn/prize.png'],
    ['https://img.example/prize.png', 'https://img.example/prize.png'],
    ['HTTPS://IMG.example:443/prize.png', 'https://img.example/prize.png'],
    ['http://img.example:8080/prize.png', 'http://img.example:8080/prize.png'],
  ])('%s is of an allowed origin', async (src, shown) => {
    await show(`<img src="${src}" alt="Prize">`);
    expect(await screen.findByRole<HTMLImageElement>('img', { name: 'Prize' })).toHaveProperty('src', shown);
  });

  test.each([
    'https://evil.example/seen.png',
    '//evil.example/seen.png',
    '/\\evil.example/seen.png',
    '/&#9;/evil.example/seen.png',
    'https://img.example.evil.example/seen.png',
    'https://img.example@evil.example/seen.png',
    'https://img.example:8443/seen.png',
    'http://img.example/seen.png',
    'http://localhost:4321/seen.png',
    'seen.png',
    '../seen.png',
    'http://',
    '',
    'data:image/png;base64,AAAA',
    'blob:http://localhost/1',
  ])('%s is not of an allowed origin: its alt text is shown instead', async (src) => {
    const container = await show(`<p>before <img src="${src}" srcset="${src} 2x" alt="&lt;b&gt;The prize&lt;/b&gt;"> after</p>`);
    expect(await screen.findByText('before <b>The prize</b> after')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  test('a forbidden image without alt text is removed', async () => {
    const container = await show('<p>before<img src="https://evil.example/seen.png">after</p>');
    expect(await screen.findByText('beforeafter')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('oversized texts', () => {
  const depthOf = (element: Element | null): number => (element ? 1 + depthOf(element.parentElement) : 0);
  const deepest = (container: Element) => Math.max(...Array.from(container.querySelectorAll('*'), depthOf)) - depthOf(container);
  const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');

  test('a text of normal size is complete', async () => {
    await show(times(300, (index) => `<p>Rule <b>${index}</b></p>`));
    expect(await screen.findByText('299')).toBeInTheDocument();
    expect(screen.queryByText(cutLabel)).toBeNull();
  });

  test.each([
    ['long', `<p>first</p>${'word '.repeat(20_000)}<p>last</p>`],
    // Unmatched closing tags count, and cost the test's parser nothing.
    ['full of tags', `<p>first</p>${'</i>'.repeat(5000)}<p>last</p>`],
  ])('a text that is %s is cut, with a note', async (_, html) => {
    await show(html);
    expect(await screen.findByText(cutLabel)).toBeInTheDocument();
    expect(screen.getByText('first')).toBeInTheDocument();
    expect(screen.queryByText('last')).toBeNull();
  });

  test('the next text is complete again', async () => {
    const props = { onLink: () => {}, imageOrigins: origins, cutLabel };
    const { rerender } = render(<RichText html={'word '.repeat(20_001)} {...props} />);
    await screen.findByText(cutLabel);
    rerender(<RichText html="<p>short</p>" {...props} />);
    expect(await screen.findByText('short')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(cutLabel)).toBeNull());
  });

  test('deep nesting is reduced to its text, and the content after it is unchanged', async () => {
    const container = await show(`${'<ul><li>'.repeat(100)}deep <b>words</b>${'</li></ul>'.repeat(100)}<p>follows</p>`);
    expect(await screen.findByText('deep words')).toBeInTheDocument();
    expect(deepest(container)).toBeLessThan(40);
    expect(screen.getByText('deep words').localName).toBe('li');
    expect(depthOf(screen.getByText('follows')) - depthOf(container)).toBe(2);
    expect(screen.queryByText(cutLabel)).toBeNull();
  });

  // Each makes an HTML parser repeat its formatting elements: a thousand elements for a kilobyte, a million for thirty.
  test.each([
    ['blocks under open formatting', times(300, (index) => `<b title=${index}><p>x`)],
    ['formatting closed out of order', times(300, (index) => `<i title=${index}><p>x`) + '</i>'.repeat(300)],
    ['formatting in paragraphs that are over', times(300, (index) => `<p><u title=${index}></p>`)],
    ['links', times(300, (index) => `<a href="/m/${index}"><p>x`)],
    ['tags in big letters', times(300, (index) => `<STRONG title=${index}\n><P>x`)],
  ])('%s produce no more elements than there are tags', async (_, html) => {
    const container = await show(`<p>first</p>${html}`);
    await screen.findByText('first');
    expect(container.querySelectorAll('*').length).toBeLessThan(html.split('<').length + 10);
  });

  test('many formatting elements keep their names and attributes', async () => {
    const container = await show(
      times(200, (index) => `<p>Rule <b title="t${index}">${index}</b> <a href="/m/help?i=${index}">more</a></p>`),
    );
    expect(await screen.findAllByRole('link', { name: 'more' })).toHaveLength(200);
    expect(container.querySelectorAll('p > b[title]')).toHaveLength(200);
    expect(container.querySelector('p:last-child > a')).toHaveAttribute('href', '/m/help?i=199');
  });

  test('a short text with faulty markup is parsed as browsers parse it', async () => {
    const container = await show('<b><p>Title</b></p><p>Text</p>');
    expect(await screen.findByText('Text')).toBeInTheDocument();
    expect(screen.getByText('Title').closest('b')).not.toBeNull();
    expect(screen.getByText('Text').closest('b')).toBeNull();
    expect(container.querySelectorAll('p')).toHaveLength(2);
  });

  test('the spans of table cells and the attributes of a tag are limited', async () => {
    const many = times(3000, (index) => `a${index} `);
    const container = await show(
      `<table><tr><td colspan=1000 rowspan=65534>cell</td><td colspan=x rowspan=2>next</td></tr></table><p ${many} title=kept>said</p>`,
    );
    const cell = await screen.findByRole('cell', { name: 'cell' });
    expect([cell.getAttribute('colspan'), cell.getAttribute('rowspan')]).toEqual(['10', '12']);
    expect(screen.getByRole('cell', { name: 'next' })).toHaveAttribute('rowspan', '2');
    expect(container.querySelector('p')?.getAttributeNames()).toEqual(['title']);
  });

  test('a letter keeps at most twelve combining marks; Burmese keeps all of its own', async () => {
    const burmese = 'ကျွန်ုပ်တို့ ကြွေးကြော်သံ ကျြွှိုံ့း';
    const marks = '\u0301'.repeat(5000);
    const container = await show(`<p>${burmese}</p><p>a${marks}b</p>${`<i>${marks}</i>`.repeat(3)}<img src=/cdn/x.png alt="c${marks}">`);
    expect(await screen.findByText(burmese)).toBeInTheDocument();
    expect(container.textContent?.match(/\p{M}{13}/u)).toBeNull();
    expect(container.querySelectorAll('p')[1]).toHaveTextContent(`a${'\u0301'.repeat(12)}b`);
    expect(container.querySelector('i')?.textContent).toHaveLength(4);
    expect(screen.getByRole('img').getAttribute('alt')).toHaveLength(13);
  });

  test('an element with an invalid name is removed and its text stays', async () => {
    await show('<p>first</p><x"y is=z>said</x"y>');
    expect(await screen.findByText('said')).toBeInTheDocument();
  });

  test.each([
    '<body is=x onload=alert(1)><p>text</p></body>',
    '<!doctype html><html is=x><head><title>gone</title><style>p{}</style></head><body><p>text</p></body></html>',
    '<frameset><p>text</p></frameset>',
  ])('a whole document is reduced to its content: %s', async (html) => {
    const container = await show(html);
    expect(await screen.findByText('text')).toBeInTheDocument();
    expect(container).toHaveTextContent(/^text$/);
  });
});
