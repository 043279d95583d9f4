import { render, screen, within } from '@testing-library/react';
import { Timeline } from './Timeline';

test('lists the steps in sequence and marks the current one', () => {
  render(
    <Timeline
      steps={[
        { id: '1', title: 'Submitted', text: '14:02', state: 'done' },
        { id: '2', title: 'In review', state: 'now' },
        { id: '3', title: 'Paid', state: 'next' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Submitted14:02', '2In review', '3Paid']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
