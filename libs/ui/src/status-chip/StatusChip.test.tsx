import { render, screen } from '@testing-library/react';
import { StatusChip, type StatusTone } from './StatusChip';

test.each<StatusTone>(['pending', 'success', 'rejected', 'expired', 'checking'])('product 3: %s is a word, never colour alone', (tone) => {
  render(<StatusChip tone={tone} label={`It is ${tone}`} />);
  expect(screen.getByText(`It is ${tone}`)).toBeInTheDocument();
});
