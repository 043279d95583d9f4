import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichText } from './RichText';

function show(html: string, onLink: (href: string) => void = () => {}) {
  return render(<RichText html={html} onLink={onLink} />).container;
}

test('shows text markup', async () => {
  show('<h2>How it works</h2><ul><li>Join</li></ul>');
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
])('keeps nothing dangerous of %s', async (html) => {
  const container = show(html);
  await screen.findByText(/before/);
  expect(
    container.querySelector(
      'script, iframe, form, input, style, meta, svg, [onerror], [onload], [href^="javascript"], [src^="data"], [is]',
    ),
  ).toBeNull();
});

test('applies harmless inline styles and drops those that move or load', async () => {
  show('<p style="color: #ff0000; position: fixed; background-image: url(//evil.example)">Red</p>');
  const paragraph = await screen.findByText('Red');
  await waitFor(() => expect(paragraph.style.color).toBe('rgb(255, 0, 0)'));
  expect(paragraph.style.position).toBe('');
  expect(paragraph.style.backgroundImage).toBe('');
});

test('hands a tapped link over instead of following it', async () => {
  const opened: string[] = [];
  show('<a href="https://example.com/rules">Rules</a>', (href) => opened.push(href));
  await userEvent.click(await screen.findByRole('link', { name: 'Rules' }));
  expect(opened).toEqual(['https://example.com/rules']);
});
