import { render, screen } from '@testing-library/react';
import { Podium } from './Podium';
import { TrophyHeader } from './TrophyHeader';

test('the places are read from the first, with score and prize', () => {
  render(
    <Podium
      label="Top three"
      places={[
        { id: 'a', place: 1, name: 'ka***a', score: '₱9,000', prize: 'Prize ₱500' },
        { id: 'b', place: 2, name: 'You', score: '₱8,000', isOwn: true },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Top three' })).toBeInTheDocument();
  const places = screen.getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['#1ka***a₱9,000Prize ₱500', '#2You₱8,000']);
  expect(places.map((place) => place.hasAttribute('data-own'))).toEqual([false, true]);
});

test('the head of a ranking is a heading with the time left below it', () => {
  render(<TrophyHeader title="Slots Race">Ends in 05:00</TrophyHeader>);
  expect(screen.getByRole('heading', { name: 'Slots Race' })).toBeInTheDocument();
  expect(screen.getByText('Ends in 05:00')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
