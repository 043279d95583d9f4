import { render, screen } from '@testing-library/react';
import { StatusChip, type StatusTone } from './StatusChip';

test.each<StatusTone>(['pending', 'success', 'rejected', 'expired', 'checking', 'open'])(
  'product 3: %s has a text, never only a colour',
  (tone) => {
    render(<StatusChip tone={tone} label={`It is ${tone}`} />);
    expect(screen.getByText(`It is ${tone}`)).toBeInTheDocument();
  },
);

test('an offer to join has another icon than one that is being checked', () => {
  const iconOf = (tone: StatusTone) => {
    const { container, unmount } = render(<StatusChip tone={tone} label="Status" />);
    const icon = container.querySelector('use')?.getAttribute('href');
    unmount();
    return icon;
  };
  expect(iconOf('checking')).toMatch(/#hourglass$/);
  expect(iconOf('open')).toMatch(/#sparkles$/);
});
