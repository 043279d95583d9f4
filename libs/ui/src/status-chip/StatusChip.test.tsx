import { render, screen } from '@testing-library/react';
import { StatusChip, type StatusTone } from './StatusChip';

test.each<StatusTone>(['pending', 'success', 'rejected', 'expired', 'checking', 'open'])(
  'product 3: %s has a text, never only a colour',
  (tone) => {
    render(<StatusChip tone={tone} label={`It is ${tone}`} />);
    expect(screen.getByText(`It is ${tone}`)).toBeInTheDocument();
  },
);
