import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { playerWire } from '@parlour/player/wire';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { TERMS_DATE } from '../rules/terms';
import { TermsBar } from './TermsBar';
import { TermsGate } from './TermsGate';

useNetwork(...handlers);
beforeEach(() => localStorage.clear());

const options = { with: [sessionFeature, playerFeature, siteFeature, contentFeature] };
const asMember = { ...options, events: [loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const stored = () => localStorage.getItem('agreeTerms');

describe('the bar of home', () => {
  const show = (place = options) => renderBlock(<TermsBar next={<p>Next offer</p>} />, place);

  test('spec 4: stays until the player agrees, and agreeTerms keeps the accepted version (product 4.24)', async () => {
    const { user } = await show();
    expect(screen.getByRole('complementary', { name: 'Before you play' })).toHaveTextContent('18+ · By playing you accept the terms');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Next offer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(screen.getByText('Next offer')).toBeVisible();
    expect(stored()).toBe(JSON.stringify(TERMS_DATE));
  });

  test('links to the terms', async () => {
    await show();
    expect(screen.getByRole('link', { name: /accept the terms/ })).toHaveAttribute('href', '/m/terms');
  });

  test('a player who has agreed is not asked again', async () => {
    localStorage.setItem('agreeTerms', '"9999-12-31"');
    await show();
    expect(screen.getByText('Next offer')).toBeVisible();
  });

  test.each([['"2020-01-01"'], ['"1"'], ['1'], ['{broken']])(
    'the stored agreement %s does not cover the current terms',
    async (earlier) => {
      localStorage.setItem('agreeTerms', earlier);
      await show();
      expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
    },
  );
});

describe('before a game or a deposit', () => {
  const show = (place = options) => renderBlock(<TermsGate loading="Loading">Game</TermsGate>, place);
  const memberSince = (joinedAt: number | undefined) =>
    mockCall(playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'maria', joinedAt });

  test('the terms come first, and the game right after', async () => {
    const { user } = await show();
    expect(screen.getByRole('heading', { name: 'Before you play' })).toBeVisible();
    expect(screen.queryByText('Game')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/m/terms');
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/m/home');
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(screen.getByText('Game')).toBeVisible();
    expect(stored()).toBe(JSON.stringify(TERMS_DATE));
  });

  test('whoever signed up under these terms is not asked on a new device', async () => {
    network.use(memberSince(Date.parse(TERMS_DATE)));
    await show(asMember);
    expect(await screen.findByText('Game')).toBeVisible();
    expect(stored()).toBeNull();
  });

  test('until the day of the sign-up is known, the screen loads', async () => {
    let answer = () => undefined as void;
    const maria = { id: 'm1', type: 0, account: 'maria', joinedAt: Date.parse(TERMS_DATE) } as const;
    network.use(mockCall(playerWire.getMemberInfo, () => new Promise((resolve) => (answer = () => resolve(maria)))));
    await show(asMember);
    expect(screen.getByText('Loading')).toBeVisible();
    answer();
    expect(await screen.findByText('Game')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  test.each([
    ['signed up under earlier terms', () => memberSince(Date.parse(TERMS_DATE) - 1)],
    ['signed up on an unknown day', () => memberSince(undefined)],
    ['cannot be looked up', () => mockCall(playerWire.getMemberInfo, () => httpStatus(404))],
  ])('a member who %s is asked', async (_, answer) => {
    network.use(answer());
    await show(asMember);
    expect(await screen.findByRole('button', { name: 'I agree' })).toBeVisible();
  });
});
